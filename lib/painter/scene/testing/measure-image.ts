import { hueDistance, type Oklch, oklchOfOklab } from '../../colour/oklch.ts';
import { oklabOfRgb } from '../../colour/oklab.ts';

/** Every pixel's colour. */
export function colorsOf(image: Uint8ClampedArray): Oklch[] {
  return Array.from({ length: image.length / 4 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = image.subarray(index * 4, index * 4 + 3);
    return oklchOfOklab(oklabOfRgb(red, green, blue));
  });
}

/** The mean of a measure over an image's pixels. */
export function meanOf(image: Uint8ClampedArray, measure: (color: Oklch) => number): number {
  const colors = colorsOf(image);
  return colors.reduce((sum, color) => sum + measure(color), 0) / colors.length;
}

/** The share of pixels that have chroma and a hue within some degrees of the given one. */
export function shareOfHue(image: Uint8ClampedArray, hue: number, within: number): number {
  return meanOf(image, (color) => (color.c > 0.035 && Math.abs(hueDistance(color.h, hue)) <= within ? 1 : 0));
}

/** Energy of the finest detail: the mean difference of lightness between neighbours. */
export function fineDetail(image: Uint8ClampedArray, width: number): number {
  let sum = 0;
  for (let at = 0; at < image.length - width * 4 - 4; at += 4) {
    const here = image[at + 1] ?? 0;
    sum += Math.abs(here - (image[at + 5] ?? 0)) + Math.abs(here - (image[at + 1 + width * 4] ?? 0));
  }
  return sum / (image.length / 4);
}

/** The share of pixels that differ clearly between two images of one size. */
export function shareChanged(a: Uint8ClampedArray, b: Uint8ClampedArray, threshold = 24): number {
  let changed = 0;
  for (let at = 0; at < a.length; at += 4) {
    const difference =
      Math.abs((a[at] ?? 0) - (b[at] ?? 0)) +
      Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)) +
      Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0));
    if (difference > threshold) changed += 1;
  }
  return changed / (a.length / 4);
}
