import { oklabOfRgb } from '../../colour/oklab.ts';
import { type Oklch, oklchOfOklab } from '../../colour/oklch.ts';
import type { Area } from '../composition.ts';
import type { Image } from '../../edit/pixels/image.ts';

const wholeFrame: Area = { left: 0, top: 0, right: 1, bottom: 1 };

/** The share of an area's visible pixels whose colour passes a test. */
export function shareOf(
  image: Image,
  test: (colour: Oklch) => boolean,
  { left, top, right, bottom }: Area = wholeFrame,
): number {
  let [count, passed] = [0, 0];
  for (let y = Math.floor(top * image.height); y < Math.floor(bottom * image.height); y++) {
    for (let x = Math.floor(left * image.width); x < Math.floor(right * image.width); x++) {
      const at = (y * image.width + x) * 4;
      count++;
      if ((image.pixels[at + 3] ?? 0) < 128) continue;
      const [red = 0, green = 0, blue = 0] = image.pixels.subarray(at, at + 3);
      if (test(oklchOfOklab(oklabOfRgb(red, green, blue)))) passed++;
    }
  }
  return passed / Math.max(1, count);
}

/** The mean difference of two images of one size over an area, in code values. */
export function differenceIn(one: Image, other: Image, { left, top, right, bottom }: Area): number {
  let [sum, count] = [0, 0];
  for (let y = Math.floor(top * one.height); y < Math.floor(bottom * one.height); y++) {
    for (let x = Math.floor(left * one.width); x < Math.floor(right * one.width); x++) {
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * one.width + x) * 4 + channel;
        sum += Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0));
        count++;
      }
    }
  }
  return sum / Math.max(1, count);
}

/** An image of one colour. */
export function plainImage(rgb: readonly [number, number, number], width = 60, height = 40): Image {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([...rgb, 255], at);
  return { width, height, pixels, hasAlpha: false };
}
