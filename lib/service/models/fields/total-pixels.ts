import { z } from 'zod';
import { numberPattern } from './number-pattern.ts';

const least = 512 * 512;
const most = 2048 * 2048;
const longestSide = 4096;
const shortestSide = least / longestSide;
const mismatch = 'must be 512, 1K, 2K, or a size such as 1280x720 with 512x512 to 2048x2048 pixels in total';

function isWithin(size: string): boolean {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const pixels = width * height;
  return pixels >= least && pixels <= most && Math.max(width, height) <= longestSide;
}

/** The largest difference of widths that share a range of heights; a smaller one makes the pattern longer. */
const step = 1.15;
/** Ranges always end here, so that the pattern is exact near 512x512 and 2048x2048. */
const corners = [511, 512, 2047, 2048];

/** Consecutive ranges of widths, each narrow enough for one range of heights. */
function widthRanges(from: number): { from: number; to: number }[] {
  if (from > longestSide) return [];
  const grown = Math.min(longestSide, Math.max(from, Math.floor((from * step) / 10) * 10 - 1));
  const to = Math.min(grown, ...corners.filter((corner) => corner >= from));
  return [{ from, to }, ...widthRanges(to + 1)];
}

/**
 * A pattern for sizes in JSON Schema. A pattern can't multiply, so each range of widths has all heights that any of its
 * widths allows. It accepts every valid size and rejects those that are more than some 15 percent beyond; in between,
 * the service decides.
 */
function sizePattern(): RegExp {
  const ranges = widthRanges(shortestSide).map(({ from, to }) => {
    const heights = numberPattern(
      Math.max(shortestSide, Math.ceil(least / to)),
      Math.min(longestSide, Math.floor(most / from)),
    );
    return `${numberPattern(from, to)}x${heights}`;
  });
  return new RegExp(`^(?:${ranges.join('|')})$`);
}

/** A named resolution, or any size of 512x512 to 2048x2048 total pixels, as in IE-1 and IE-2. */
export const totalPixelsSchema = z.union(
  [
    z.enum(['512', '1K', '2K']),
    z.string().regex(sizePattern(), mismatch).refine(isWithin, mismatch).meta({ 'x-written-as': '1280x720' }),
  ],
  { error: mismatch },
);
