import sharp from 'sharp';
import { sharpOf, imageOf } from '../pixels/sharp-bridge.ts';
import { blurBy } from './blur.ts';
import { combine } from './combine.ts';
import type { Image } from '../pixels/image.ts';

const scaleOf = ({ width, height }: Image): number => Math.max(width, height) / 1600;

/** Adds the difference from a blurred copy, limited so that edges get no visible halo. */
async function addDifference(image: Image, deviation: number, amount: number, limit: number): Promise<Image> {
  const soft = await blurBy(image, deviation);
  return combine(image, soft, (here, around) => here + Math.max(-limit, Math.min(limit, (here - around) * amount)));
}

/** Sharpens fine detail. */
export async function sharpen(image: Image, amount: number): Promise<Image> {
  return addDifference(image, Math.max(0.7, 1.1 * scaleOf(image)), 0.4 + amount * 2.6, 14 + amount * 38);
}

/** Raises the contrast of larger structures: local contrast, texture, "HDR look". */
export async function addClarity(image: Image, amount: number): Promise<Image> {
  const large = await addDifference(image, Math.max(4, 28 * scaleOf(image)), amount * 0.65, 34);
  return addDifference(large, Math.max(1.2, 5 * scaleOf(image)), amount * 0.75, 30);
}

/**
 * Removes noise and grain and preserves edges, by medians: chroma more than lightness, because its noise is more
 * visible.
 */
export async function denoise(image: Image, amount: number): Promise<Image> {
  const window = amount > 0.75 ? 7 : amount > 0.35 ? 5 : 3;
  const calm = await imageOf(sharpOf(image).median(window), image.hasAlpha);
  return combine(image, calm, (here, around) => {
    // A large difference is detail, not noise.
    const share = Math.min(1, 42 / Math.max(1, Math.abs(here - around)));
    return here + (around - here) * share * (0.55 + 0.45 * amount);
  });
}

/** A soft glow: a blurred, brightened copy screened over the image. */
export async function glow(image: Image, amount: number): Promise<Image> {
  const soft = await blurBy(image, Math.max(2, 22 * scaleOf(image)));
  return combine(image, soft, (here, around) => {
    const light = (around / 255) ** 1.6 * 255;
    const screened = 255 - ((255 - here) * (255 - light)) / 255;
    return here + (screened - here) * amount * 0.85;
  });
}

/** Large square pixels; at amount 1 about sixteen along the longer side. */
export async function pixelate(image: Image, amount: number): Promise<Image> {
  const { width, height } = image;
  const count = Math.max(
    1,
    Math.round(Math.max(width, height) / Math.max(2, Math.round(Math.max(width, height) / (144 - 128 * amount)))),
  );
  const block = Math.max(1, Math.ceil(Math.max(width, height) / count));
  const columns = Math.ceil(width / block);
  const rows = Math.ceil(height / block);
  const small = await sharpOf(image)
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const large = sharp(small.data, { raw: { width: columns, height: rows, channels: 4 } })
    .resize(columns * block, rows * block, { fit: 'fill', kernel: 'nearest' })
    .raw();
  const whole = await large.toBuffer({ resolveWithObject: true });
  return imageOf(
    sharp(whole.data, { raw: { width: columns * block, height: rows * block, channels: 4 } }).extract({
      left: 0,
      top: 0,
      width,
      height,
    }),
    image.hasAlpha,
  );
}
