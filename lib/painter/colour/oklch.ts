import { type OklabColour, signalOfOklab } from './oklab.ts';
import { convertLabToLch, convertLchToLab, interpolate } from 'culori';

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

/** OKLab → OKLCH. The hue of a grey is 0. */
export function oklchOfOklab(colour: OklabColour): Oklch {
  const { l, c, h = 0 } = convertLabToLch(colour, 'oklch');
  return { l, c, h };
}

/** OKLCH → OKLab. */
export function oklabOfOklch(colour: Oklch): OklabColour {
  return convertLchToLab(colour);
}

/** sRGB, 0 to 1, of a colour; one that sRGB cannot show loses chroma, never lightness or hue. */
export function rgbOf(colour: Oklch): Rgb {
  return signalOfOklab(oklabOfOklch(colour));
}

/** A colour as a canvas fill. */
export function css(colour: Oklch, alpha = 1): string {
  const [red, green, blue] = rgbOf(colour).map((channel) => Math.round(channel * 255));
  return `rgba(${red},${green},${blue},${Math.round(alpha * 1000) / 1000})`;
}

/**
 * Colours from the first to the last, evenly spaced, at a share 0 to 1: along straight lines of OKLab, which avoid
 * other hues.
 */
export function mixer(colours: readonly [Oklch, Oklch, ...Oklch[]]): (share: number) => Oklch {
  const at = interpolate(
    colours.map((colour) => ({ mode: 'oklch' as const, ...colour })),
    'oklab',
  );
  return (share) => oklchOfOklab(at(share));
}

/** Between two colours along the straight line of OKLab, which avoids other hues. */
export function mix(from: Oklch, to: Oklch, share: number): Oklch {
  return mixer([from, to])(share);
}

/** The signed difference from one hue to another the shorter way round, in degrees: −180 to 180. */
export function hueDistance(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** A shifted colour: lightness by addition, chroma by multiplication, hue by addition. */
export function shift(colour: Oklch, change: { l?: number; c?: number; h?: number }): Oklch {
  return {
    l: Math.min(0.995, Math.max(0.02, colour.l + (change.l ?? 0))),
    c: Math.max(0, colour.c * (change.c ?? 1)),
    h: (((colour.h + (change.h ?? 0)) % 360) + 360) % 360,
  };
}
