import sharp, { type Sharp } from 'sharp';
import type { Picture } from './image.ts';

/** A picture as the start of a sharp pipeline; pixels are shared, not copied. */
export function sharpOf({ width, height, pixels }: Picture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: false });
}

/** The end of a sharp pipeline as a picture. */
export async function pictureOf(image: Sharp, hasAlpha: boolean): Promise<Picture> {
  const { data, info } = await image.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  return { width: info.width, height: info.height, pixels, hasAlpha };
}

/** A picture made exactly this size, averaging (smaller) or smoothly interpolating (larger). */
export async function resizePicture(picture: Picture, width: number, height: number): Promise<Picture> {
  if (width === picture.width && height === picture.height) return picture;
  return pictureOf(sharpOf(picture).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }), picture.hasAlpha);
}

/** A picture no larger than `longestSide`, with the same proportions: what analysis works on. */
export async function shrinkPicture(picture: Picture, longestSide: number): Promise<Picture> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  return resizePicture(picture, width, height);
}
