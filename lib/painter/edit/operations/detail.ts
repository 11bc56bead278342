import sharp from 'sharp';
import type { Picture } from '../pixels/image.ts';
import { pictureOf, sharpOf } from '../pixels/sharp-bridge.ts';
import { blurBy } from './blur.ts';
import { combine } from './combine.ts';

const scaleOf = ({ width, height }: Picture): number => Math.max(width, height) / 1600;

/** Adds the difference to a blurred copy, limited so that edges get no visible halo. */
async function addDifference(picture: Picture, deviation: number, amount: number, limit: number): Promise<Picture> {
  const soft = await blurBy(picture, deviation);
  return combine(picture, soft, (here, around) => here + Math.max(-limit, Math.min(limit, (here - around) * amount)));
}

/** Sharpens fine detail. */
export async function sharpen(picture: Picture, amount: number): Promise<Picture> {
  return addDifference(picture, Math.max(0.7, 1.1 * scaleOf(picture)), 0.4 + amount * 2.6, 14 + amount * 38);
}

/** Raises the contrast of larger structures: local contrast, texture, "HDR look". */
export async function addClarity(picture: Picture, amount: number): Promise<Picture> {
  const large = await addDifference(picture, Math.max(4, 28 * scaleOf(picture)), amount * 0.65, 34);
  return addDifference(large, Math.max(1.2, 5 * scaleOf(picture)), amount * 0.75, 30);
}

/** Takes noise and grain away and keeps edges, by medians: colour more than light, as its noise disturbs more. */
export async function denoise(picture: Picture, amount: number): Promise<Picture> {
  const window = amount > 0.75 ? 7 : amount > 0.35 ? 5 : 3;
  const calm = await pictureOf(sharpOf(picture).median(window), picture.hasAlpha);
  return combine(picture, calm, (here, around) => {
    // A large difference is detail, not noise.
    const share = Math.min(1, 42 / Math.max(1, Math.abs(here - around)));
    return here + (around - here) * share * (0.55 + 0.45 * amount);
  });
}

/** A soft glow: a blurred, brightened copy screened over the picture. */
export async function glow(picture: Picture, amount: number): Promise<Picture> {
  const soft = await blurBy(picture, Math.max(2, 22 * scaleOf(picture)));
  return combine(picture, soft, (here, around) => {
    const light = (around / 255) ** 1.6 * 255;
    const screened = 255 - ((255 - here) * (255 - light)) / 255;
    return here + (screened - here) * amount * 0.85;
  });
}

/** Large square pixels; at amount 1 about sixteen along the longer side. */
export async function pixelate(picture: Picture, amount: number): Promise<Picture> {
  const { width, height } = picture;
  const count = Math.max(
    1,
    Math.round(Math.max(width, height) / Math.max(2, Math.round(Math.max(width, height) / (144 - 128 * amount)))),
  );
  const block = Math.max(1, Math.ceil(Math.max(width, height) / count));
  const columns = Math.ceil(width / block);
  const rows = Math.ceil(height / block);
  const small = await sharpOf(picture)
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const large = sharp(small.data, { raw: { width: columns, height: rows, channels: 4 } })
    .resize(columns * block, rows * block, { fit: 'fill', kernel: 'nearest' })
    .raw();
  const whole = await large.toBuffer({ resolveWithObject: true });
  return pictureOf(
    sharp(whole.data, { raw: { width: columns * block, height: rows * block, channels: 4 } }).extract({
      left: 0,
      top: 0,
      width,
      height,
    }),
    picture.hasAlpha,
  );
}
