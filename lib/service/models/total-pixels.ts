import { z } from 'zod';

const least = 512 * 512;
const most = 2048 * 2048;
const longestSide = 4096;
const mismatch = 'one of 512, 1K, 2K, or a size such as 1280x720 with 512x512 to 2048x2048 pixels in total';

function isWithin(size: string): boolean {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const pixels = width * height;
  return pixels >= least && pixels <= most && Math.max(width, height) <= longestSide;
}

/** A named resolution, or any size of 512x512 to 2048x2048 total pixels, as IE-1 and IE-2 take it. */
export const totalPixelsSchema = z.union(
  [
    z.enum(['512', '1K', '2K']),
    z
      .string()
      .regex(/^[1-9]\d{1,3}x[1-9]\d{1,3}$/, mismatch)
      .refine(isWithin, mismatch),
  ],
  { error: mismatch },
);
