import { readProportions, type Size } from './proportions.ts';

/** The largest size of a ratio (width over height) inside another size. */
export function largestOfRatio({ width, height }: Size, ratio: number): Size {
  if (width / height > ratio) return { width: Math.max(1, Math.min(width, Math.round(height * ratio))), height };
  return { width, height: Math.max(1, Math.min(height, Math.round(width / ratio))) };
}

/** A size multiplied by a factor, which may be fractional: the nearest whole numbers. */
export function enlargedSize({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/**
 * The size of an image that is edited: enlarged by `upscale_factor` (`2x` or a number), cropped to `aspect_ratio`, or
 * unchanged without them. What the prompt says about rotating, cropping or borders does not count.
 *
 * @param first the image that is edited
 */
export function editedImageSize(
  { aspect_ratio = 'match_input', upscale_factor = 1 }: { aspect_ratio?: string; upscale_factor?: string | number },
  first: Size,
): Size {
  const size = enlargedSize(first, Number.parseFloat(`${upscale_factor}`));
  const proportions = readProportions(aspect_ratio);
  return proportions === null ? size : largestOfRatio(size, proportions.width / proportions.height);
}
