import type { Triple } from './primaries.ts';

/**
 * Multiplies the distance of each component from the luminance by `chroma`, or by the largest smaller factor that
 * leaves every component between 0 and `ceiling`. The luminance does not change, so nothing gets brighter or darker.
 */
export function limitChroma(
  colour: Triple,
  luminance: number,
  chroma: number,
  ceiling: number,
): [number, number, number] {
  const least = Math.min(...colour);
  const most = Math.max(...colour);
  let amount = chroma;
  if (least < luminance) amount = Math.min(amount, luminance / (luminance - least));
  if (most > luminance) amount = Math.min(amount, Math.max(0, ceiling - luminance) / (most - luminance));
  const mixed = (value: number) => Math.max(0, luminance + amount * (value - luminance));
  return [mixed(colour[0]), mixed(colour[1]), mixed(colour[2])];
}
