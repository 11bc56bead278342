import { createPlane, type Plane, type Image } from '../../pixels/image.ts';
import type { Span } from '../taps.ts';

/**
 * Rows of an image as luma (Rec. 709) and the differences of red and blue from it, 0 to 255, premultiplied: detail is
 * in luma, the differences are smooth.
 */
export interface StripPlanes {
  luma: Plane;
  redDifference: Plane;
  blueDifference: Plane;
  alpha: Plane | null;
}

/** Reads rows of an image. */
export function readStrip({ width, pixels, hasAlpha }: Image, { first, count }: Span): StripPlanes {
  const planes = {
    luma: createPlane(width, count),
    redDifference: createPlane(width, count),
    blueDifference: createPlane(width, count),
    alpha: hasAlpha ? createPlane(width, count) : null,
  };
  for (let index = 0; index < width * count; index++) {
    const pixel = (first * width + index) * 4;
    const opacity = hasAlpha ? (pixels[pixel + 3] as number) / 255 : 1;
    const red = (pixels[pixel] as number) * opacity;
    const blue = (pixels[pixel + 2] as number) * opacity;
    const luma = 0.2126 * red + 0.7152 * (pixels[pixel + 1] as number) * opacity + 0.0722 * blue;
    planes.luma.values[index] = luma;
    planes.redDifference.values[index] = red - luma;
    planes.blueDifference.values[index] = blue - luma;
    if (planes.alpha !== null) planes.alpha.values[index] = pixels[pixel + 3] as number;
  }
  return planes;
}

/** Writes a strip's rows without margins into the result; `first` is the image's row at which the planes begin. */
export function writeStrip(result: Image, planes: StripPlanes, first: number, inner: Span): void {
  const { luma, redDifference, blueDifference, alpha } = planes;
  for (let y = inner.first; y < inner.first + inner.count; y++) {
    for (let x = 0; x < result.width; x++) {
      const source = (y - first) * result.width + x;
      const target = (y * result.width + x) * 4;
      const opacity = Math.min(255, Math.max(0, Math.round(alpha?.values[source] ?? 255)));
      const scale = opacity === 0 ? 0 : 255 / opacity;
      const light = luma.values[source] as number;
      const [red, blue] = [redDifference.values[source] as number, blueDifference.values[source] as number];
      result.pixels[target] = (light + red) * scale;
      result.pixels[target + 1] = (light - (0.2126 * red + 0.0722 * blue) / 0.7152) * scale;
      result.pixels[target + 2] = (light + blue) * scale;
      result.pixels[target + 3] = opacity;
    }
  }
}
