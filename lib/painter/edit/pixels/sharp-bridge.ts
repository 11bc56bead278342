import sharp, { type Sharp } from 'sharp';
import type { Image } from './image.ts';

/** An image as the start of a sharp pipeline; pixels are shared, not copied. */
export function sharpOf({ width, height, pixels }: Image): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: false });
}

/** The end of a sharp pipeline as an image. */
export async function imageOf(image: Sharp, hasAlpha: boolean): Promise<Image> {
  const { data, info } = await image.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  return { width: info.width, height: info.height, pixels, hasAlpha };
}

/** An image resized to exactly this size, by averaging (smaller) or smooth interpolation (larger). */
export async function resizeImage(image: Image, width: number, height: number): Promise<Image> {
  if (width === image.width && height === image.height) return image;
  return imageOf(sharpOf(image).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }), image.hasAlpha);
}

/** An image no larger than `longestSide`, with the same proportions, for analysis. */
export async function shrinkImage(image: Image, longestSide: number): Promise<Image> {
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  return resizeImage(image, width, height);
}
