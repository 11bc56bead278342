import type { Sharp } from 'sharp';

/** The formats that images are written in. */
export type ImageFormat = 'png' | 'jpeg' | 'webp';

/** WebP stores a side in 14 bits; longer images are impossible. */
export const longestWebpSide = 16_383;

/** Pixels above which PNG is compressed less and WebP encoded faster, for a result in seconds rather than a minute. */
const largePixels = 8_000_000;

/**
 * Ends a pipeline in a format, without visible loss. JPEG has no alpha: transparent parts become white.
 *
 * @param image.hasAlpha whether the result can be transparent, where the format supports it
 */
export function encodeImage(
  pipeline: Sharp,
  format: ImageFormat,
  image: { width: number; height: number; hasAlpha: boolean },
): Sharp {
  const isLarge = image.width * image.height > largePixels;
  if (format === 'jpeg') {
    return pipeline
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 94, chromaSubsampling: '4:4:4', optimiseCoding: true });
  }
  const shown = image.hasAlpha ? pipeline : pipeline.removeAlpha();
  return format === 'webp'
    ? shown.webp({ quality: 92, alphaQuality: 100, smartSubsample: true, effort: isLarge ? 2 : 4 })
    : shown.png({ compressionLevel: isLarge ? 3 : 6, adaptiveFiltering: true });
}
