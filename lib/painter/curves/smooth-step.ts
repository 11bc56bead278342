/** 0 below `low`, 1 above `high`, a smooth rise between; with `low` above `high` it falls instead. */
export function smoothStep(low: number, high: number, value: number): number {
  const place = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return place * place * (3 - 2 * place);
}

/** 1 between `low` and `high`, falling to 0 over `softness` outside. */
export function smoothBand(low: number, high: number, softness: number, value: number): number {
  return smoothStep(low - softness, low, value) * smoothStep(high + softness, high, value);
}
