import { signalOfOklab } from './gamut.ts';
import { decodeSrgb, oklabOfLinear, type OklabColour } from './oklab.ts';

/** A colour in OKLCH, by the letters of CSS: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees 0 to 360. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** A colour by its lightness, chroma and hue. */
export const tint = (l: number, c: number, h: number): Oklch => ({ l, c, h });

/** sRGB as it is written, 0 to 1 each. */
export type Rgb = [red: number, green: number, blue: number];

const radians = Math.PI / 180;

/** OKLab → OKLCH. The hue of a grey is 0. */
export function oklchOfOklab({ lightness, a, b }: OklabColour): Oklch {
  const c = Math.hypot(a, b);
  const h = c < 1e-6 ? 0 : Math.atan2(b, a) / radians;
  return { l: lightness, c, h: h < 0 ? h + 360 : h };
}

/** OKLCH → OKLab. */
export function oklabOfOklch({ l, c, h }: Oklch): OklabColour {
  return { lightness: l, a: c * Math.cos(h * radians), b: c * Math.sin(h * radians) };
}

/** sRGB, 0 to 1, of a colour; one that sRGB cannot show loses chroma, never lightness or hue. */
export function rgbOf(colour: Oklch): Rgb {
  return signalOfOklab(oklabOfOklch(colour));
}

/** The colour of sRGB values, 0 to 1. */
export function oklchOfRgb([red, green, blue]: Rgb): Oklch {
  return oklchOfOklab(oklabOfLinear(decodeSrgb(red), decodeSrgb(green), decodeSrgb(blue)));
}

/** A colour as a canvas fill. */
export function css(colour: Oklch, alpha = 1): string {
  const [red, green, blue] = rgbOf(colour).map((channel) => Math.round(channel * 255));
  return `rgba(${red},${green},${blue},${Math.round(alpha * 1000) / 1000})`;
}

/** Between two colours along the straight line of OKLab, which never wanders through a third hue. */
export function mix(from: Oklch, to: Oklch, share: number): Oklch {
  const [one, other] = [oklabOfOklch(from), oklabOfOklch(to)];
  return oklchOfOklab({
    lightness: one.lightness + (other.lightness - one.lightness) * share,
    a: one.a + (other.a - one.a) * share,
    b: one.b + (other.b - one.b) * share,
  });
}

/** The signed turn from one hue to another by the shorter way, in degrees: −180 to 180. */
export function hueDistance(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** A colour moved: lightness by addition, chroma by multiplication, hue by addition. */
export function shift(colour: Oklch, change: { l?: number; c?: number; h?: number }): Oklch {
  return {
    l: Math.min(0.995, Math.max(0.02, colour.l + (change.l ?? 0))),
    c: Math.max(0, colour.c * (change.c ?? 1)),
    h: (((colour.h + (change.h ?? 0)) % 360) + 360) % 360,
  };
}
