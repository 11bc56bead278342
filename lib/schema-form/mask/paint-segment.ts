import { type Area, areaWithin, type MaskPixels } from './mask-pixels.ts';

/** A press of the brush: its middle and its radius, in pixels of the picture. */
export interface Dab {
  x: number;
  y: number;
  radius: number;
}

/** The pixels that a line of the brush touches; null where it is beside the picture. */
export function segmentArea(mask: MaskPixels, from: Dab, to: Dab): Area | null {
  const reach = Math.max(from.radius, to.radius) + 1;
  return areaWithin(mask, {
    left: Math.min(from.x, to.x) - reach,
    top: Math.min(from.y, to.y) - reach,
    right: Math.max(from.x, to.x) + reach,
    bottom: Math.max(from.y, to.y) + reach,
  });
}

/**
 * Draws a line with round ends between two presses; its radius changes evenly between them. The edge is smooth over one pixel. Drawing the
 * same line twice changes nothing more, so that a stroke is as strong where its lines meet.
 *
 * @param isErasing whether the line takes away instead
 */
export function paintSegment(mask: MaskPixels, from: Dab, to: Dab, isErasing: boolean): Area | null {
  const area = segmentArea(mask, from, to);
  if (area === null) return null;
  const { values, width } = mask;
  const [across, down] = [to.x - from.x, to.y - from.y];
  const squared = across * across + down * down;
  const widening = to.radius - from.radius;
  for (let y = area.top; y < area.bottom; y += 1) {
    const fromTop = y + 0.5 - from.y;
    for (let x = area.left; x < area.right; x += 1) {
      const fromLeft = x + 0.5 - from.x;
      const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (fromLeft * across + fromTop * down) / squared));
      const [aside, below] = [fromLeft - along * across, fromTop - along * down];
      const radius = from.radius + along * widening;
      const distance = aside * aside + below * below;
      if (distance >= (radius + 0.5) ** 2) continue;
      const covered =
        radius > 0.5 && distance <= (radius - 0.5) ** 2 ? 1 : Math.min(1, radius + 0.5 - Math.sqrt(distance));
      const at = y * width + x;
      const before = values[at] ?? 0;
      const share = Math.round(covered * 255);
      values[at] = isErasing ? Math.min(before, 255 - share) : Math.max(before, share);
    }
  }
  return area;
}
