import { sharpOf, imageOf, resizeImage } from '../pixels/sharp-bridge.ts';
import type { Image } from '../pixels/image.ts';

/**
 * The largest deviation that is blurred at full size; a stronger blur has no detail that a smaller image could not
 * hold.
 */
const widestDeviation = 6;

/** Gaussian blur; at amount 1 its deviation is a twentieth of the longer side. */
export async function blur(image: Image, amount: number): Promise<Image> {
  return blurBy(image, Math.max(0.4, amount * amount * 0.05 * Math.max(image.width, image.height)));
}

/** Gaussian blur by a deviation in pixels. */
export async function blurBy(image: Image, deviation: number): Promise<Image> {
  const factor = Math.max(1, Math.floor(deviation / widestDeviation));
  const width = Math.max(1, Math.round(image.width / factor));
  const height = Math.max(1, Math.round(image.height / factor));
  const small = await resizeImage(image, width, height);
  const blurred = await imageOf(sharpOf(small).blur(Math.max(0.3, deviation / factor)), image.hasAlpha);
  return resizeImage(blurred, image.width, image.height);
}
