import { oklabOfRgb } from '../../colour/oklab.ts';
import { createPlane, type Plane, type Image } from './image.ts';

/** An image's OKLab channels as planes. */
export interface OklabPlanes {
  lightness: Plane;
  a: Plane;
  b: Plane;
}

/** Converts an image's colours to OKLab; alpha is left out. */
export function oklabPlanes({ width, height, pixels }: Image): OklabPlanes {
  const lightness = createPlane(width, height);
  const a = createPlane(width, height);
  const b = createPlane(width, height);
  for (let index = 0; index < width * height; index++) {
    const colour = oklabOfRgb(pixels[index * 4] ?? 0, pixels[index * 4 + 1] ?? 0, pixels[index * 4 + 2] ?? 0);
    lightness.values[index] = colour.l;
    a.values[index] = colour.a;
    b.values[index] = colour.b;
  }
  return { lightness, a, b };
}
