/** A rectangle in the jobs bar, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One box an entry, in the order of the entries, and the size of all of them together. */
export interface JobsBarLayout {
  boxes: Box[];
  width: number;
  height: number;
}

const gap = 8;

/** Side by side in one row of a height, which scrolls sideways. `proportions` are widths per pixel of height. */
export function layOutRow(proportions: readonly number[], height: number): JobsBarLayout {
  let x = 0;
  const boxes = proportions.map((proportion) => {
    const box = { x, y: 0, width: Math.round(proportion * height), height };
    x += box.width + gap;
    return box;
  });
  return { boxes, width: Math.max(0, x - gap), height };
}

/** In rows of a height, one below the other, within a width. */
export function layOutRows(
  proportions: readonly number[],
  { width, height }: { width: number; height: number },
): JobsBarLayout {
  let [x, y] = [0, 0];
  const boxes = proportions.map((proportion) => {
    const own = Math.min(width, Math.round(proportion * height));
    if (x > 0 && x + own > width) {
      x = 0;
      y += height + gap;
    }
    const box = { x, y, width: own, height };
    x += own + gap;
    return box;
  });
  return { boxes, width, height: boxes.length === 0 ? 0 : y + height };
}

/** Indexes of the boxes in view, or within a margin of it. */
export function boxesWithin({ boxes }: JobsBarLayout, seen: Box, margin: number): number[] {
  return boxes.flatMap(({ x, y, width, height }, index) =>
    x + width >= seen.x - margin &&
    x <= seen.x + seen.width + margin &&
    y + height >= seen.y - margin &&
    y <= seen.y + seen.height + margin
      ? [index]
      : [],
  );
}

/** Index of the box whose middle is nearest to a point; -1 without boxes. */
export function boxNearest(boxes: readonly Box[], point: { x: number; y: number }): number {
  let [nearest, distance] = [-1, Infinity];
  for (const [index, { x, y, width, height }] of boxes.entries()) {
    const found = Math.hypot(x + width / 2 - point.x, y + height / 2 - point.y);
    if (found < distance) [nearest, distance] = [index, found];
  }
  return nearest;
}
