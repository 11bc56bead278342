import type { Measure, ModelDefinition } from '../model-definition.ts';
import { propertiesOf } from '../request-schema.ts';

const sizeParameters = ['aspect_ratio', 'match_input_image', 'resolution', 'size', 'image_size', 'upscale_factor'];

/** Groups of parameters that determine each measure; the first group of which a model has a parameter counts. */
const sources: Record<Measure, readonly string[][]> = {
  $width: [['width'], sizeParameters],
  $height: [['height'], sizeParameters],
  $seconds: [
    ['duration', 'seconds'],
    ['num_frames', 'fps'],
  ],
  $frames: [['num_frames'], ['duration', 'seconds', 'fps']],
  $fps: [['fps']],
  $seed: [['seed']],
};

/**
 * The parameters of a model that determine a measure, in the model's order: while the measure reaches an engine, they
 * have an effect. Prompt and media also determine some measures, and are not among them.
 */
export function parametersOfMeasure(model: ModelDefinition, measure: Measure): string[] {
  const names = Object.keys(propertiesOf(model));
  const groups = sources[measure].map((group) => names.filter((name) => group.includes(name)));
  return groups.find((group) => group.length > 0) ?? [];
}
