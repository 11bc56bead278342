import type { Picture } from '../pixels/picture.ts';
import { pictureOf, sharpOf } from '../pixels/sharp-bridge.ts';

/** Gaussian blur; at amount 1 its deviation is a twentieth of the longer side. */
export async function blur(picture: Picture, amount: number): Promise<Picture> {
  const deviation = Math.max(0.4, amount * amount * 0.05 * Math.max(picture.width, picture.height));
  return pictureOf(sharpOf(picture).blur(Math.min(900, deviation)), picture.hasAlpha);
}

/** Blurs by a deviation in pixels. */
export async function blurBy(picture: Picture, deviation: number): Promise<Picture> {
  return pictureOf(sharpOf(picture).blur(Math.max(0.3, Math.min(900, deviation))), picture.hasAlpha);
}
