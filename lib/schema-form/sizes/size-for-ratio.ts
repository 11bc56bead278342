import { type AspectRatio, reduceRatio } from './aspect-ratio.ts';
import type { NumberField } from '../form-field.ts';
import { formatNumber } from '../../intl/formats.ts';

/** Common aspect ratios of images, from wide to tall. */
export const commonRatios: readonly AspectRatio[] = [
  { width: 21, height: 9 },
  { width: 16, height: 9 },
  { width: 3, height: 2 },
  { width: 1, height: 1 },
  { width: 3, height: 4 },
  { width: 2, height: 3 },
  { width: 9, height: 16 },
];

const pixelStep = 8;

function fitSide(field: NumberField, length: number): number {
  const step = Math.max(pixelStep, field.step);
  const low = field.minimum ?? step;
  const high = field.maximum ?? Infinity;
  const rounded = Math.round(length / step) * step;
  if (rounded < low) return Math.ceil(low / step) * step;
  return rounded > high ? Math.floor(high / step) * step : rounded;
}

/** Width and height in this ratio with about as many pixels as before, in multiples of 8, inside the bounds. */
export function sizeForRatio(
  ratio: AspectRatio,
  pixels: number,
  fields: { width: NumberField; height: NumberField },
): { width: number; height: number } {
  const height = Math.sqrt((pixels * ratio.height) / ratio.width);
  return {
    width: fitSide(fields.width, (height * ratio.width) / ratio.height),
    height: fitSide(fields.height, height),
  };
}

/** Whether a size has this ratio, within the rounding to multiples of 8. */
export function hasRatio(ratio: AspectRatio, width: number, height: number): boolean {
  return Math.abs(Math.log((width / height) * (ratio.height / ratio.width))) < 0.02;
}

/** A size as text: its ratio where it is simple, and its pixels, as in `3:2 · 1.6 MP`. */
export function describeSize(width: number, height: number): string {
  const reduced = reduceRatio(width, height);
  const common = commonRatios.find((ratio) => hasRatio(ratio, width, height));
  const simple = reduced !== null && reduced.width <= 32 && reduced.height <= 32 ? reduced : (common ?? null);
  const exact = (width * height) / 1_000_000;
  const megapixels = exact < 0.01 ? Number(exact.toPrecision(1)) : Math.round(exact * 100) / 100;
  const amount = `${formatNumber(megapixels)} MP`;
  return simple === null ? amount : `${simple.width}:${simple.height} · ${amount}`;
}
