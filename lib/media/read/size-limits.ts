import { EaselError } from '../../contract/error.ts';

/** The largest media that is opened: most pixels in all, and most along one side. */
export interface SizeLimit {
  pixels: number;
  side: number;
}

/**
 * Decoders hold whole lines, several of them and wider than the file has them: a line of 90 million pixels takes 2.2 GB, from a PNG of
 * 68 bytes. So the sides of an image are limited beside its area.
 */
export const imageLimit: SizeLimit = { pixels: 100_000_000, side: 32_768 };

/** 8192 × 4320 and the like; the side is the longest that H.264 encoders take. */
export const videoLimit: SizeLimit = { pixels: 40_000_000, side: 16_384 };

/**
 * Refuses what would take too much memory, by its header alone.
 *
 * @param noun what the sentence calls it
 * @throws EaselError `unsupported_media_type`
 */
export function checkSize(noun: string, { width, height }: { width: number; height: number }, limit: SizeLimit): void {
  if (width <= limit.side && height <= limit.side && width * height <= limit.pixels) return;
  const most = `The limits are ${limit.pixels / 1_000_000} megapixels and ${limit.side} pixels on each side.`;
  throw new EaselError('unsupported_media_type', `${noun} of ${width} × ${height} pixels is too large. ${most}`);
}
