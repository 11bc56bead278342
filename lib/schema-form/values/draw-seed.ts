import type { NumberField } from '../form-field.ts';

const largestSeed = 2_147_483_647;

/**
 * A whole number inside a seed's bounds and on its steps, of 31 bits where the bounds allow, which every service takes.
 *
 * @param chance 0 (inclusive) to 1 (exclusive)
 */
export function drawSeed(field: Pick<NumberField, 'minimum' | 'maximum' | 'step'>, chance: number): number {
  const step = Math.max(1, field.step);
  const low = Math.ceil(Math.max(0, field.minimum ?? 0) / step);
  const high = Math.floor(Math.max(low * step, Math.min(largestSeed, field.maximum ?? largestSeed)) / step);
  return (low + Math.floor(chance * (high - low + 1))) * step;
}
