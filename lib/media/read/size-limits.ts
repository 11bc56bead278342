import { EaselError } from '../../contract/error.ts';

/** The largest media that Easel opens: total pixels, and pixels along one side. */
export interface SizeLimit {
  pixels: number;
  side: number;
}

/**
 * Decoders hold several whole lines, wider than those of the file: a line of 90 million pixels takes 2.2 GB, from a PNG
 * of 68 bytes. So the sides of an image are limited as well as its area.
 */
export const imageLimit: SizeLimit = { pixels: 100_000_000, side: 32_768 };

/** Allows 8192 × 4320; the side limit is the largest that H.264 encoders accept. */
export const videoLimit: SizeLimit = { pixels: 40_000_000, side: 16_384 };

/**
 * Refuses media that would take too much memory, by the header only.
 *
 * @param noun the noun for the media in the error message
 * @throws EaselError `unsupported_media_type`
 */
export function checkSize(noun: string, { width, height }: { width: number; height: number }, limit: SizeLimit): void {
  if (width <= limit.side && height <= limit.side && width * height <= limit.pixels) return;
  const most = `The limits are ${limit.pixels / 1_000_000} megapixels and ${limit.side} pixels on each side.`;
  throw new EaselError('unsupported_media_type', `${noun} of ${width} × ${height} pixels is too large. ${most}`);
}
