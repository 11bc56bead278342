import type { Picture } from '../pixels/image.ts';
import { pictureOf, resizePicture, sharpOf } from '../pixels/sharp-bridge.ts';

/** The widest deviation that is blurred at full size; a wider blur has no detail that a smaller picture could not hold. */
const widestDeviation = 6;

/** Gaussian blur; at amount 1 its deviation is a twentieth of the longer side. */
export async function blur(picture: Picture, amount: number): Promise<Picture> {
  return blurBy(picture, Math.max(0.4, amount * amount * 0.05 * Math.max(picture.width, picture.height)));
}

/** Gaussian blur by a deviation in pixels. */
export async function blurBy(picture: Picture, deviation: number): Promise<Picture> {
  const factor = Math.max(1, Math.floor(deviation / widestDeviation));
  const width = Math.max(1, Math.round(picture.width / factor));
  const height = Math.max(1, Math.round(picture.height / factor));
  const small = await resizePicture(picture, width, height);
  const blurred = await pictureOf(sharpOf(small).blur(Math.max(0.3, deviation / factor)), picture.hasAlpha);
  return resizePicture(blurred, picture.width, picture.height);
}
