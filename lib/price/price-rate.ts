import type { LooseModel } from '../contract/model.ts';
import { isJsonObject, numberOf } from '../schema-form/json.ts';

/** A price in US dollars; a range where several of the upstream's numbers may apply. */
export interface Price {
  /** The unit: all results of one press, one image, one second of video, or one generation whatever it makes. */
  per: 'request' | 'image' | 'second' | 'generation';
  low: number;
  high: number;
}

/** The lowest and the highest of some amounts; null for none. */
export function rangeOf(numbers: readonly number[]): Pick<Price, 'low' | 'high'> | null {
  return numbers.length === 0 ? null : { low: Math.min(...numbers), high: Math.max(...numbers) };
}

function amountsIn(value: unknown): number[] {
  if (!isJsonObject(value)) return [];
  return Object.values(value).flatMap((inner) => (isJsonObject(inner) ? amountsIn(inner) : priceOf(inner)));
}

/** An amount that a service states, or none. */
export function priceOf(value: unknown): number[] {
  const number = numberOf(value);
  return number !== null && number >= 0 ? [number] : [];
}

/** The price of a model per image, second or generation, over all settings; null where the upstream gives no numbers. */
export function priceRate(pricing: LooseModel['pricing']): Price | null {
  if (!isJsonObject(pricing)) return null;
  const image = rangeOf([...priceOf(pricing['cost_per_image']), ...amountsIn(pricing['cost_per_image_grid'])]);
  if (image !== null) return { per: 'image', ...image };
  const second = rangeOf([
    ...priceOf(pricing['cost_per_second']),
    ...priceOf(pricing['cost_per_second_high_res']),
    ...priceOf(pricing['cost_per_second_with_audio']),
    ...amountsIn(pricing['cost_per_second_by_resolution']),
  ]);
  if (second !== null) return { per: 'second', ...second };
  const generation = rangeOf(priceOf(pricing['cost_per_generation']));
  return generation === null ? null : { per: 'generation', ...generation };
}
