import { type Area, areaWithin, type MaskPixels } from './mask-pixels.ts';

/** A point of the picture, in pixels from its left upper corner. */
export interface PicturePoint {
  x: number;
  y: number;
}

/** The pixels that a polygon may touch; null where it is beside the picture. */
export function polygonArea(mask: MaskPixels, points: readonly PicturePoint[]): Area | null {
  if (points.length === 0) return null;
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = across.reduce(
    ([least, most], x) => [Math.min(least, x), Math.max(most, x)],
    [Infinity, -Infinity],
  );
  const [top, bottom] = down.reduce(
    ([least, most], y) => [Math.min(least, y), Math.max(most, y)],
    [Infinity, -Infinity],
  );
  return areaWithin(mask, { left, top, right, bottom });
}

/**
 * Fills a closed polygon by the even-odd rule: a pixel belongs to it where the middle of the pixel does. The last point is joined with the
 * first.
 *
 * @param isErasing whether the inside is taken away instead
 */
export function fillPolygon(mask: MaskPixels, points: readonly PicturePoint[], isErasing: boolean): Area | null {
  const area = polygonArea(mask, points);
  if (area === null) return null;
  for (let y = area.top; y < area.bottom; y += 1) {
    const crossings = crossingsAt(points, y + 0.5).toSorted((one, other) => one - other);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const first = Math.max(0, Math.ceil((crossings[at] ?? 0) - 0.5));
      const end = Math.min(mask.width, Math.ceil((crossings[at + 1] ?? 0) - 0.5));
      if (first < end) mask.values.fill(isErasing ? 0 : 255, y * mask.width + first, y * mask.width + end);
    }
  }
  return area;
}

/** Where the sides of a polygon cross a horizontal line. */
function crossingsAt(points: readonly PicturePoint[], middle: number): number[] {
  return points.flatMap((to, at) => {
    const from = points[at === 0 ? points.length - 1 : at - 1] ?? to;
    if (from.y <= middle === to.y <= middle) return [];
    return [from.x + ((middle - from.y) / (to.y - from.y)) * (to.x - from.x)];
  });
}

/** The corners of the rectangle of whole pixels between two points, both of whose pixels belong to it. */
export function rectangleBetween(one: PicturePoint, other: PicturePoint): PicturePoint[] {
  const left = Math.floor(Math.min(one.x, other.x));
  const top = Math.floor(Math.min(one.y, other.y));
  const right = Math.floor(Math.max(one.x, other.x)) + 1;
  const bottom = Math.floor(Math.max(one.y, other.y)) + 1;
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
