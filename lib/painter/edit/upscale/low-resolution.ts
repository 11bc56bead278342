import { hashNoise } from '../pixels/hash-noise.ts';
import { mapPlane, type Plane } from '../pixels/image.ts';
import type { Enhancement } from './enhancement.ts';
import { enlargedRange } from './local-range.ts';
import { addLuma, lumaOf } from './luma.ts';
import { removeNoise } from './remove-noise.ts';
import { enlarge } from './resample.ts';
import { sharpeningOf } from './sharpen-luma.ts';
import { smoothBlockBorders } from './smooth-block-borders.ts';
import { analyseImage } from './analyse-image.ts';

/**
 * Low Resolution V2, for small, compressed or noisy images: first the borders of JPEG blocks are softened and the
 * measured noise is removed by non-local means, then Lanczos resampling, strong sharpening of the remaining edges with
 * halo control, and a trace of fine grain so that cleaned areas don't look like wax. Sources: List et al. 2003
 * (deblocking); Buades, Coll and Morel 2005 (non-local means); Polesel, Ramponi and Mathews 2000 (sharpening).
 */
export const lowResolutionEnhancement: Enhancement = {
  margin: 14,
  analyse: analyseImage,
  enlargeTile: ({ channels, left, top }, factor, analysis) => {
    const { noise, blockiness } = analysis ?? { noise: 0, blockiness: 0 };
    const colours = channels.slice(0, 3).map((plane) => mapPlane(plane, (value) => value));
    if (blockiness > 0) for (const plane of colours) smoothBlockBorders(plane, left, top, 8 + 28 * blockiness);
    const strength = Math.min(14, Math.max(1.2, noise * 1.15 + blockiness * 5));
    const clean = removeNoise(colours, strength);
    const enlarged = [...clean, ...channels.slice(3)].map((plane) => enlarge(plane, factor));
    const luma = lumaOf(enlarged);
    const range = enlargedRange(lumaOf(clean), factor, 1);
    const options = { deviation: 0.7 * factor, amount: 1.8, quiet: 5, lively: 30, overshoot: 2 };
    addLuma(
      enlarged,
      withGrain(sharpeningOf(luma, range, options), Math.min(1.6, 0.35 + strength / 8), left * factor, top * factor),
    );
    return enlarged;
  },
};

function withGrain(change: Plane, amplitude: number, left: number, top: number): Plane {
  return mapPlane(change, (value, index) => {
    const x = left + (index % change.width);
    const y = top + Math.floor(index / change.width);
    // The sum of two draws: small deviations are more frequent than large ones, as in real grain.
    return value + (amplitude * (hashNoise(x, y, 1) + hashNoise(x, y, 2))) / 2;
  });
}
