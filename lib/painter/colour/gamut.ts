import { encodeSrgb, linearOfOklab, type OklabColour } from './oklab.ts';

/** How far a component may leave 0 to 1: an eighth of a code value. */
const tolerance = 0.0005;

function isShown([red, green, blue]: readonly [number, number, number]): boolean {
  return Math.min(red, green, blue) >= -tolerance && Math.max(red, green, blue) <= 1 + tolerance;
}

/**
 * OKLab → sRGB signal (0 to 1 each), colours beyond sRGB brought in by lowering their chroma: hue and lightness stay, which
 * clipping each component would not keep.
 */
export function signalOfOklab(colour: OklabColour): [red: number, green: number, blue: number] {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  let light = linearOfOklab({ ...colour, lightness });
  if (!isShown(light)) {
    let low = 0;
    let high = 1;
    for (let step = 0; step < 14; step++) {
      const share = (low + high) / 2;
      light = linearOfOklab({ lightness, a: colour.a * share, b: colour.b * share });
      if (isShown(light)) low = share;
      else high = share;
    }
    light = linearOfOklab({ lightness, a: colour.a * low, b: colour.b * low });
  }
  return [encodeSrgb(light[0]), encodeSrgb(light[1]), encodeSrgb(light[2])];
}

/** OKLab → 8-bit sRGB, brought into gamut as `signalOfOklab` does. */
export function rgbOfOklab(colour: OklabColour): [red: number, green: number, blue: number] {
  const [red, green, blue] = signalOfOklab(colour);
  return [Math.round(red * 255), Math.round(green * 255), Math.round(blue * 255)];
}
