import type { NumberField } from './form-field.ts';

const largestSeed = 2_147_483_647;

/** A whole number inside a seed's bounds. @param chance 0 (inclusive) to 1 (exclusive) */
export function drawSeed(field: Pick<NumberField, 'minimum' | 'maximum'>, chance: number): number {
  const low = Math.max(0, field.minimum ?? 0);
  const high = Math.min(largestSeed, field.maximum ?? largestSeed);
  return low + Math.floor(chance * (high - low + 1));
}
