import { decoding } from '../../../media/read/open-image.ts';
import type { VideoImage } from './video-image.ts';

/** Longest side of the copy for analysis. */
const side = 64;

/** Mean distance of the border's colours from their mean, 0–255, up to which it is one ground. */
const mostUneven = 14;

/**
 * Whether an image shows its subject on a plain ground, or already cut out: then it can be placed in another scene
 * without its own.
 * @throws EaselError `invalid_params` at the image's field when it is damaged.
 */
export async function hasPlainGround(image: VideoImage): Promise<boolean> {
  try {
    const small = image.open().toColourspace('srgb').ensureAlpha().resize(side, side, { fit: 'inside' });
    const { data, info } = await decoding(small.raw().toBuffer({ resolveWithObject: true }));
    const { width, height } = info;
    const border: number[] = [];
    for (let y = 0; y < height * 0.8; y += 1) {
      for (let x = 0; x < width; x += 1) {
        if (y < 3 || x < 3 || x >= width - 3) border.push((y * width + x) * 4);
      }
    }
    const isCutOut = border.filter((at) => (data[at + 3] ?? 255) < 128).length > border.length * 0.6;
    return isCutOut || unevenness(data, border) < mostUneven;
  } catch (error) {
    throw image.errorOf(error);
  }
}

function unevenness(rgba: Uint8Array, places: readonly number[]): number {
  const mean = [0, 1, 2].map(
    (channel) => places.reduce((sum, at) => sum + (rgba[at + channel] ?? 0), 0) / places.length,
  );
  const distance = (at: number) => Math.hypot(...mean.map((value, channel) => (rgba[at + channel] ?? 0) - value));
  return places.reduce((sum, at) => sum + distance(at), 0) / places.length;
}
