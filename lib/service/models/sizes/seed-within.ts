/**
 * A seed within the bounds of an engine: beyond the largest one, seeds begin again at the smallest.
 *
 * @param bounds both included; null without one
 */
export function seedWithin(seed: number, bounds: { minimum: number | null; maximum: number | null }): number {
  const least = Math.max(0, Math.ceil(bounds.minimum ?? 0));
  const most = Math.floor(bounds.maximum ?? Infinity);
  if (seed >= least && seed <= most) return seed;
  return Number.isFinite(most) && most >= least ? least + (seed % (most - least + 1)) : least + seed;
}
