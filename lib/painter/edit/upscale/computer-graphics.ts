import { edgeDirectedDouble } from './edge-directed-double.ts';
import type { Enhancement } from './enhancement.ts';
import { sharpenWithinNeighbours } from './sharpen-within-neighbours.ts';

/**
 * CGI, for drawings, renderings and games: edge-directed interpolation whose kernel rotates and stretches along edges,
 * never leaving the range of the four nearest pixels, so that flat areas stay flat; then sharpening that cannot
 * overshoot. Doubled twice for 4x. Sources: AMD FidelityFX Super Resolution 1.0 (EASU and RCAS, published under the MIT
 * licence).
 */
export const computerGraphicsEnhancement: Enhancement = {
  margin: 8,
  analyse: null,
  enlargeTile: ({ channels }, factor) => {
    let result = channels;
    for (let size = 1; size < factor; size *= 2) result = edgeDirectedDouble(result);
    return sharpenWithinNeighbours(result, 0.6);
  },
};
