import { softBlur } from '../pixels/box-blur.ts';
import { createPlane, type Plane } from '../pixels/image.ts';
import type { LocalRange } from './local-range.ts';

/** How strongly to sharpen, in code values (0 to 255) where not stated otherwise. */
export interface Sharpening {
  /** Standard deviation of the blur whose difference is added, in pixels. */
  deviation: number;
  /** Factor of the added difference at an edge. */
  amount: number;
  /** Local range below which nothing is sharpened, because it would be noise, and above which the full amount is. */
  quiet: number;
  lively: number;
  /** How far a result may leave the range of its surroundings: anything more would be a halo. */
  overshoot: number;
}

/**
 * The change of luma that sharpens edges: unsharp masking whose amount follows the local contrast, limited to the range
 * of the surroundings. After Polesel, Ramponi and Mathews, "Image Enhancement via Adaptive Unsharp Masking", IEEE
 * Transactions on Image Processing 9(3), 2000; the limit follows AMD's CAS, which forbids a value beyond its
 * neighbours.
 */
export function sharpeningOf(luma: Plane, range: LocalRange, options: Sharpening): Plane {
  const blurred = softBlur(luma, options.deviation);
  const change = createPlane(luma.width, luma.height);
  for (let index = 0; index < luma.values.length; index++) {
    const value = luma.values[index] ?? 0;
    const least = range.least.values[index] ?? 0;
    const greatest = range.greatest.values[index] ?? 0;
    const share = Math.min(1, Math.max(0, (greatest - least - options.quiet) / (options.lively - options.quiet)));
    const wanted = value + options.amount * share * (value - (blurred.values[index] ?? 0));
    const limited = Math.min(greatest + options.overshoot, Math.max(least - options.overshoot, wanted));
    change.values[index] = limited - value;
  }
  return change;
}
