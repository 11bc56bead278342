/** A mask at the size of its picture: for each pixel, row by row, how much of it changes, from 0 (stays) to 255 (changes). */
export interface MaskPixels {
  width: number;
  height: number;
  values: Uint8ClampedArray<ArrayBuffer>;
}

/** A rectangle of pixels; `right` and `bottom` are the first column and row outside of it. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A mask in which nothing changes. */
export function createMask(width: number, height: number): MaskPixels {
  return { width, height, values: new Uint8ClampedArray(width * height) };
}

/** The area of all pixels. */
export function wholeArea({ width, height }: MaskPixels): Area {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** The whole pixels that a rectangle touches inside of a mask; null for none. */
export function areaWithin({ width, height }: MaskPixels, { left, top, right, bottom }: Area): Area | null {
  const area = {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(width, Math.ceil(right)),
    bottom: Math.min(height, Math.ceil(bottom)),
  };
  return area.left < area.right && area.top < area.bottom ? area : null;
}

/** The smallest area that contains both. */
export function joinAreas(one: Area | null, other: Area | null): Area | null {
  if (one === null || other === null) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** The smallest area that contains every pixel above 0; null for an empty mask. */
export function paintedArea({ width, height, values }: MaskPixels): Area | null {
  let area: Area | null = null;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let first = 0;
    while (first < width && values[row + first] === 0) first += 1;
    if (first === width) continue;
    let last = width - 1;
    while (values[row + last] === 0) last -= 1;
    area = joinAreas(area, { left: first, top: y, right: last + 1, bottom: y + 1 });
  }
  return area;
}

/** The share of the picture that changes, 0 to 1. */
export function paintedShare({ values }: MaskPixels): number {
  let sum = 0;
  // By index: an iterator takes five times as long for millions of pixels.
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return values.length === 0 ? 0 : sum / 255 / values.length;
}

/** Swaps what changes and what stays. */
export function invertMask({ values }: MaskPixels): void {
  for (let at = 0; at < values.length; at += 1) values[at] = 255 - (values[at] ?? 0);
}
