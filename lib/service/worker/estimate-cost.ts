import type { JsonObject, Pricing } from '../../contract/model.ts';

function numberIn(parameters: JsonObject, names: readonly string[]): number | null {
  for (const name of names) {
    const value = Number(parameters[name]);
    if (parameters[name] !== undefined && Number.isFinite(value) && value > 0) return value;
  }
  return null;
}

/**
 * What a generation costs by a model's price, in US dollars: per image, times the number of images that it asks for; per
 * second, times its duration, counted as 5 s when the request does not say; else per generation.
 */
export function estimateCost(pricing: Pricing | null, parameters: JsonObject): number {
  if (pricing === null) return 0;
  const { cost_per_second: perSecond, cost_per_image: perImage, cost_per_generation: perGeneration } = pricing;
  if (perSecond != null) return perSecond * (numberIn(parameters, ['duration', 'seconds', 'duration_seconds']) ?? 5);
  if (perImage != null) return perImage * (numberIn(parameters, ['num_images', 'n', 'batch_size']) ?? 1);
  return perGeneration ?? 0;
}
