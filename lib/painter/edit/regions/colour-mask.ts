import { oklchOfOklab } from '../../colour/oklch.ts';
import { boxBlur } from '../pixels/box-blur.ts';
import type { OklabPlanes } from '../pixels/oklab-planes.ts';
import { createPlane, type Plane } from '../pixels/image.ts';
import type { ColourTest } from './colour-family.ts';

/**
 * Where a colour test holds, 0 to 1. Colours are averaged over 3 × 3 pixels first, because noise has colours as well.
 */
export function colourMask(colours: OklabPlanes, test: ColourTest): Plane {
  const lightness = boxBlur(colours.lightness, 1).values;
  const a = boxBlur(colours.a, 1).values;
  const b = boxBlur(colours.b, 1).values;
  const mask = createPlane(colours.lightness.width, colours.lightness.height);
  for (let index = 0; index < mask.values.length; index++) {
    mask.values[index] = test(oklchOfOklab({ l: lightness[index] ?? 0, a: a[index] ?? 0, b: b[index] ?? 0 }));
  }
  return mask;
}
