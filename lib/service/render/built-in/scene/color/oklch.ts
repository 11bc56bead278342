/**
 * A colour in OKLCH: lightness 0–1, chroma 0–0.37, hue in degrees. Formulas and matrices: Björn Ottosson, "A perceptual color
 * space for image processing", https://bottosson.github.io/posts/oklab/.
 */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** A colour by its lightness, chroma and hue. */
export const tint = (l: number, c: number, h: number): Oklch => ({ l, c, h });

/** Linear or encoded red, green and blue, 0–1. */
export type Rgb = [red: number, green: number, blue: number];

type Oklab = [l: number, a: number, b: number];

const radians = Math.PI / 180;

function oklabOf({ l, c, h }: Oklch): Oklab {
  return [l, c * Math.cos(h * radians), c * Math.sin(h * radians)];
}

function oklchOf([l, a, b]: Oklab): Oklch {
  const h = Math.atan2(b, a) / radians;
  return { l, c: Math.hypot(a, b), h: h < 0 ? h + 360 : h };
}

function linearRgbOf([l, a, b]: Oklab): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** The sRGB transfer function (IEC 61966-2-1), linear light to encoded. */
function encodeSrgb(linear: number): number {
  if (linear <= 0.0031308) return 12.92 * linear;
  return 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** The same the other way, encoded to linear light. */
export function decodeSrgb(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

function isInGamut(rgb: Rgb): boolean {
  return rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

/**
 * Encoded sRGB, 0–1, of a colour; one outside the gamut loses chroma, never lightness or hue (the idea of CSS Color 4's
 * gamut mapping, https://www.w3.org/TR/css-color-4/#gamut-mapping).
 */
export function rgbOf(color: Oklch): Rgb {
  const l = Math.min(1, Math.max(0, color.l));
  let linear = linearRgbOf(oklabOf({ ...color, l }));
  if (!isInGamut(linear)) {
    let [low, high] = [0, color.c];
    for (let step = 0; step < 14; step++) {
      const c = (low + high) / 2;
      if (isInGamut(linearRgbOf(oklabOf({ l, c, h: color.h })))) low = c;
      else high = c;
    }
    linear = linearRgbOf(oklabOf({ l, c: low, h: color.h }));
  }
  return linear.map((channel) => encodeSrgb(Math.min(1, Math.max(0, channel)))) as Rgb;
}

/** The colour of encoded sRGB values, 0–1. */
export function oklchOfRgb([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [decodeSrgb(red), decodeSrgb(green), decodeSrgb(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return oklchOf([
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]);
}

/** A colour as a canvas fill. */
export function css(color: Oklch, alpha = 1): string {
  const [red, green, blue] = rgbOf(color).map((channel) => Math.round(channel * 255));
  return `rgba(${red},${green},${blue},${Math.round(alpha * 1000) / 1000})`;
}

/** Between two colours along the straight line of OKLab, which never wanders through a third hue. */
export function mix(from: Oklch, to: Oklch, share: number): Oklch {
  const [a, b] = [oklabOf(from), oklabOf(to)];
  return oklchOf(a.map((value, index) => value + ((b[index] ?? 0) - value) * share) as Oklab);
}

/** The signed way from one hue to another, −180 to 180 degrees. */
export function hueDistance(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** A colour moved: lightness by addition, chroma by multiplication, hue by addition. */
export function shift(color: Oklch, change: { l?: number; c?: number; h?: number }): Oklch {
  return {
    l: Math.min(0.995, Math.max(0.02, color.l + (change.l ?? 0))),
    c: Math.max(0, color.c * (change.c ?? 1)),
    h: (((color.h + (change.h ?? 0)) % 360) + 360) % 360,
  };
}
