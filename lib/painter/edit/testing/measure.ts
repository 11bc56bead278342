import type { Plane, Image } from '../pixels/image.ts';
import { oklabPlanes } from '../pixels/oklab-planes.ts';

/** Intersection over union of two masks, both cut at one half. */
export function overlapOf(one: Plane, other: Plane): number {
  let both = 0;
  let either = 0;
  for (let index = 0; index < one.values.length; index++) {
    const first = (one.values[index] ?? 0) > 0.5;
    const second = (other.values[index] ?? 0) > 0.5;
    if (first && second) both++;
    if (first || second) either++;
  }
  return either === 0 ? 1 : both / either;
}

/** Peak signal-to-noise ratio of two images of one size, in decibels, over red, green and blue. */
export function peakSignalToNoise(one: Image, other: Image): number {
  let sum = 0;
  for (let index = 0; index < one.pixels.length; index++) {
    if (index % 4 !== 3) sum += ((one.pixels[index] ?? 0) - (other.pixels[index] ?? 0)) ** 2;
  }
  return 10 * Math.log10((255 * 255) / (sum / (one.width * one.height * 3)));
}

/** Means of an image's OKLab lightness, chroma, a and b. */
export function meansOf(image: Image): { lightness: number; chroma: number; a: number; b: number } {
  const { lightness, a, b } = oklabPlanes(image);
  const count = lightness.values.length;
  const total = { lightness: 0, chroma: 0, a: 0, b: 0 };
  for (let index = 0; index < count; index++) {
    total.lightness += (lightness.values[index] ?? 0) / count;
    total.a += (a.values[index] ?? 0) / count;
    total.b += (b.values[index] ?? 0) / count;
    total.chroma += Math.hypot(a.values[index] ?? 0, b.values[index] ?? 0) / count;
  }
  return total;
}

/** Mean absolute difference of two images of one size, in code values. */
export function differenceOf(one: Image, other: Image): number {
  let sum = 0;
  for (let index = 0; index < one.pixels.length; index++) {
    sum += Math.abs((one.pixels[index] ?? 0) - (other.pixels[index] ?? 0));
  }
  return sum / one.pixels.length;
}

/** How much neighbouring pixels differ in lightness: rises with sharpness, texture and noise. */
export function roughnessOf(image: Image): number {
  const { lightness } = oklabPlanes(image);
  let sum = 0;
  for (let index = 1; index < lightness.values.length; index++) {
    if (index % image.width !== 0) {
      sum += Math.abs((lightness.values[index] ?? 0) - (lightness.values[index - 1] ?? 0));
    }
  }
  return sum / lightness.values.length;
}

/**
 * Root mean square of the finest detail: the difference of each pixel's green from the mean of its four neighbours, in
 * code values.
 */
export function detailOf({ width, height, pixels }: Image): number {
  let sum = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (column: number, row: number) => pixels[((y + row) * width + x + column) * 4 + 1] ?? 0;
      sum += (at(0, 0) - (at(-1, 0) + at(1, 0) + at(0, -1) + at(0, 1)) / 4) ** 2;
    }
  }
  return Math.sqrt(sum / (width * height));
}
