import { type Component, findComponents } from '../../edit/pixels/connected-components.ts';
import { boxBlur } from '../../edit/pixels/box-blur.ts';
import { createPlane, mapPlane, type Plane } from '../../edit/pixels/image.ts';
import { resizePlane } from '../../edit/pixels/resize-plane.ts';
import { smoothStep } from '../../curves/smooth-step.ts';

const longestSide = 320;

/** The distance between the rectangles of two components, in pixels; 0 where they overlap. */
function gapBetween(one: Component, other: Component): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}

/**
 * Reduces a mask to its largest part, parts of similar size, and parts close by, such as petals; small distant parts,
 * which match by colour only, are removed.
 */
export function keepMainParts(mask: Plane): Plane {
  const scale = Math.min(1, longestSide / Math.max(mask.width, mask.height));
  const small = resizePlane(
    mask,
    Math.max(1, Math.round(mask.width * scale)),
    Math.max(1, Math.round(mask.height * scale)),
  );
  const { labels, list } = findComponents(small.width, small.height, (index) => (small.values[index] ?? 0) > 0.4);
  const [largest] = list.toSorted((one, other) => other.area - one.area);
  if (largest === undefined || list.length === 1) return mask;
  const reach = Math.hypot(small.width, small.height) * 0.02;
  const kept = new Set(
    list
      .filter(
        (part) =>
          part.area > largest.area * 0.35 || (part.area > largest.area * 0.004 && gapBetween(part, largest) < reach),
      )
      .map(({ label }) => label),
  );
  const keep = createPlane(small.width, small.height);
  for (let index = 0; index < labels.length; index++) keep.values[index] = kept.has(labels[index] ?? 0) ? 1 : 0;
  const grown = resizePlane(
    mapPlane(boxBlur(keep, 2), (value) => smoothStep(0, 0.12, value)),
    mask.width,
    mask.height,
  );
  return mapPlane(mask, (value, index) => value * (grown.values[index] ?? 0));
}
