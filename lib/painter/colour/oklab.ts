import { convertLrgbToRgb, convertOklabToLrgb, convertRgbToOklab, type Oklab } from 'culori';

/** A colour in OKLab: lightness `l` 0 to 1, `a` toward red, `b` toward yellow. Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
export type OklabColour = Omit<Oklab, 'mode'>;

/** How far linear light may leave 0 to 1: an eighth of a code value. */
const tolerance = 0.0005;

/** 8-bit sRGB → OKLab. */
export function oklabOfRgb(red: number, green: number, blue: number): OklabColour {
  return convertRgbToOklab({ r: red / 255, g: green / 255, b: blue / 255 });
}

/**
 * OKLab → sRGB signal (0 to 1 each). A colour beyond sRGB loses chroma until it fits; hue and lightness are preserved.
 *
 * culori's `clampChroma` and `toGamut` have no tolerance: they take sRGB's own primaries for colours outside it and
 * change them by up to 49 code values, so an edit would change pixels outside its region.
 */
export function signalOfOklab(colour: OklabColour): [red: number, green: number, blue: number] {
  const l = Math.min(1, Math.max(0, colour.l));
  let light = convertOklabToLrgb({ l, a: colour.a, b: colour.b });
  if (!isDisplayable(light)) {
    let low = 0;
    let high = 1;
    for (let step = 0; step < 14; step++) {
      const share = (low + high) / 2;
      if (isDisplayable(convertOklabToLrgb({ l, a: colour.a * share, b: colour.b * share }))) low = share;
      else high = share;
    }
    light = convertOklabToLrgb({ l, a: colour.a * low, b: colour.b * low });
  }
  const { r, g, b } = convertLrgbToRgb(light);
  return [clip(r), clip(g), clip(b)];
}

/** OKLab → 8-bit sRGB, mapped into gamut as by `signalOfOklab`. */
export function rgbOfOklab(colour: OklabColour): [red: number, green: number, blue: number] {
  const [red, green, blue] = signalOfOklab(colour);
  return [Math.round(red * 255), Math.round(green * 255), Math.round(blue * 255)];
}

function isDisplayable({ r, g, b }: { r: number; g: number; b: number }): boolean {
  return Math.min(r, g, b) >= -tolerance && Math.max(r, g, b) <= 1 + tolerance;
}

function clip(signal: number): number {
  return Math.min(1, Math.max(0, signal));
}
