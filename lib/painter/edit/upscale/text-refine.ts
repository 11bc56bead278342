import { createPlane, type Plane } from '../pixels/image.ts';
import type { Enhancement } from './enhancement.ts';
import { enlargedRange } from './local-range.ts';
import { enlarge, type UpscaleFactor } from './resample.ts';

/**
 * Local contrast, in code values, below which there is no lettering, and above which there certainly is an edge of
 * some.
 */
const faintContrast = 28;
const plainContrast = 84;

/**
 * Text Refine, for lettering: Lanczos resampling, then at edges of high contrast each value is pushed toward the nearer of
 * the two sides, paper or ink, by a steep curve between the local extremes; elsewhere nothing changes. Sources: Kramer and
 * Bruckner, "Iterations of a Non-Linear Transformation for Enhancement of Digital Images", Pattern Recognition 7, 1975
 * (moving toward the nearer local extreme); Osher and Rudin's shock filters, 1990.
 */
export const textRefineEnhancement: Enhancement = {
  margin: 10,
  analyse: null,
  enlargeTile: ({ channels }, factor) => channels.map((plane) => refine(plane, factor)),
};

function refine(source: Plane, factor: UpscaleFactor): Plane {
  const enlarged = enlarge(source, factor);
  const { least, greatest } = enlargedRange(source, factor, 1);
  const steepness = factor === 2 ? 3.2 : 4.2;
  const result = createPlane(enlarged.width, enlarged.height);
  for (let index = 0; index < result.values.length; index++) {
    const value = enlarged.values[index] ?? 0;
    const low = least.values[index] ?? 0;
    const contrast = (greatest.values[index] ?? 0) - low;
    const share = Math.min(1, Math.max(0, (contrast - faintContrast) / (plainContrast - faintContrast)));
    const place = contrast <= 0 ? 0 : Math.min(1, Math.max(0, (value - low) / contrast));
    const refined = share === 0 ? value : value + share * (low + contrast * steepen(place, steepness) - value);
    // Next to lettering, paper and ink are unchanged: resampling only would cause ringing there.
    result.values[index] = Math.min(low + contrast + 1, Math.max(low - 1, refined));
  }
  return result;
}

/** A curve through (0, 0), (½, ½) and (1, 1) whose slope in the middle is `steepness`. */
function steepen(place: number, steepness: number): number {
  const upper = place > 0.5;
  const half = 0.5 * (2 * (upper ? 1 - place : place)) ** steepness;
  return upper ? 1 - half : half;
}
