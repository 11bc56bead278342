import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Oklch, rgbOf } from '../../colour/oklch.ts';
import { wcagLuminance } from 'culori';

/** A rectangle in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How dark and how light the background under a text is: relative luminance, without the outer twentieths. */
export interface GroundRange {
  darkest: number;
  lightest: number;
}

const luminanceOfLinear = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const grey = value / 255;
  return wcagLuminance({ mode: 'rgb', r: grey, g: grey, b: grey });
});

/** The relative luminance of a colour, 0 to 1. */
function luminanceOf(color: Oklch): number {
  const [r, g, b] = rgbOf(color);
  return wcagLuminance({ mode: 'rgb', r, g, b });
}

/** Reads the pixels of a box. */
export function measureGround(context: SKRSContext2D, box: Box): GroundRange {
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const width = Math.max(1, Math.min(context.canvas.width, Math.ceil(box.x + box.width)) - left);
  const height = Math.max(1, Math.min(context.canvas.height, Math.ceil(box.y + box.height)) - top);
  const { data } = context.getImageData(left, top, width, height);
  const step = Math.max(1, Math.floor((width * height) / 20_000));
  const values: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel += step) {
    const at = pixel * 4;
    values.push(
      luminanceOfLinear(linear[data[at] ?? 0] ?? 0, linear[data[at + 1] ?? 0] ?? 0, linear[data[at + 2] ?? 0] ?? 0),
    );
  }
  values.sort((one, other) => one - other);
  return {
    darkest: values[Math.floor(values.length * 0.05)] ?? 0,
    lightest: values[Math.floor(values.length * 0.95)] ?? 0,
  };
}

/**
 * The minimum contrast of an ink against a background, 1 to 21 (WCAG 2.2,
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
export function contrastOn(ink: Oklch, { darkest, lightest }: GroundRange): number {
  const own = luminanceOf(ink);
  const ratio = (other: number): number => (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05);
  return own > darkest && own < lightest ? 1 : Math.min(ratio(darkest), ratio(lightest));
}

/** The contrast of two colours. */
export function contrastBetween(one: Oklch, other: Oklch): number {
  const luminance = luminanceOf(other);
  return contrastOn(one, { darkest: luminance, lightest: luminance });
}
