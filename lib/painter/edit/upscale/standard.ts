import type { Enhancement } from './enhancement.ts';
import { enlargedRange } from './local-range.ts';
import { addLuma, lumaOf } from './luma.ts';
import { enlarge } from './resample.ts';
import { sharpeningOf } from './sharpen-luma.ts';

/**
 * Standard V2, for most photographs: Lanczos resampling, then edge-adaptive unsharp masking of the luma with halo control.
 * Sources: Duchon 1979 (Lanczos); Polesel, Ramponi and Mathews 2000 (adaptive unsharp masking).
 */
export const standardEnhancement: Enhancement = {
  margin: 12,
  analyse: null,
  enlargeTile: ({ channels }, factor) => {
    const enlarged = channels.map((plane) => enlarge(plane, factor));
    const range = enlargedRange(lumaOf(channels), factor, 1);
    addLuma(
      enlarged,
      sharpeningOf(lumaOf(enlarged), range, {
        deviation: 0.55 * factor,
        amount: 1.1,
        quiet: 3,
        lively: 26,
        overshoot: 3,
      }),
    );
    return enlarged;
  },
};
