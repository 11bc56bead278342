import type { Span } from '../taps.ts';

/** A part of the image that is enlarged at once: whole rows, so that memory does not grow with the image's height. */
export interface Strip {
  /** Rows of the source that are read, margins included. */
  source: Span;
  /** The same rows of the image to be enlarged: the source, or the intermediate size. */
  base: Span;
  /** Rows of the result that are computed, margins included. */
  target: Span;
  /** Rows of the result without margins. */
  inner: Span;
}

/** Rows of the source around a strip that affect its result. */
const margin = 16;

/** An image's sides in pixels. */
interface Sides {
  width: number;
  height: number;
}

/** Divides an image into strips of about `pixels` of the result. */
export function planStrips(source: Sides, base: Sides, target: Sides, pixels: number): Strip[] {
  const rows = Math.max(margin * 2, Math.round((pixels / target.width / target.height) * source.height));
  const strips: Strip[] = [];
  for (let top = 0; top < source.height; top += rows) {
    const bottom = Math.min(source.height, top + rows);
    const [first, end] = [Math.max(0, top - margin), Math.min(source.height, bottom + margin)];
    const rowsOf = ({ height }: Sides, from: number, to: number): Span => {
      const begin = Math.round((from * height) / source.height);
      return { first: begin, count: Math.max(1, Math.round((to * height) / source.height) - begin) };
    };
    strips.push({
      source: { first, count: end - first },
      base: rowsOf(base, first, end),
      target: rowsOf(target, first, end),
      inner: rowsOf(target, top, bottom),
    });
  }
  return strips;
}
