import { coverageOf, type Plane } from '../../edit/pixels/image.ts';
import { boxBlur } from '../../edit/pixels/box-blur.ts';
import { findComponents } from '../../edit/pixels/connected-components.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { resizePlane } from '../../edit/pixels/resize-plane.ts';

const share = (count: number, of: number): number => count / Math.max(1, of);

/** The share of each side of the frame that a mask touches, 0 to 1. */
export function sidesTouched({ width, height, values }: Plane): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const set = (x: number, y: number): number => ((values[y * width + x] ?? 0) > 0.5 ? 1 : 0);
  const touched = { left: 0, right: 0, top: 0, bottom: 0 };
  for (let x = 0; x < width; x++) {
    touched.top += set(x, 0);
    touched.bottom += set(x, height - 1);
  }
  for (let y = 0; y < height; y++) {
    touched.left += set(0, y);
    touched.right += set(width - 1, y);
  }
  return {
    left: share(touched.left, height),
    right: share(touched.right, height),
    top: share(touched.top, width),
    bottom: share(touched.bottom, width),
  };
}

/** The squared outline of a mask over its area, 1 for a square or disc: lace and specks have high values. */
export function raggednessOf(mask: Plane): number {
  const scale = 160 / Math.max(mask.width, mask.height);
  const width = Math.max(2, Math.round(mask.width * scale));
  const height = Math.max(2, Math.round(mask.height * scale));
  const { values } = resizePlane(mask, width, height);
  const isSet = (x: number, y: number): boolean => (values[y * width + x] ?? 0) > 0.5;
  let outline = 0;
  let area = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isSet(x, y)) continue;
      area++;
      if (x + 1 < width && !isSet(x + 1, y)) outline++;
      if (x > 0 && !isSet(x - 1, y)) outline++;
      if (y + 1 < height && !isSet(x, y + 1)) outline++;
      if (y > 0 && !isSet(x, y - 1)) outline++;
    }
  }
  return outline ** 2 / (16 * Math.max(1, area));
}

/** How much of a mask is solid inside its soft edge, 0 to 1: low for smoke and haze. */
function solidityOf({ values }: Plane): number {
  let [solid, any] = [0, 0];
  for (const value of values) {
    if (value > 0.15) any++;
    if (value > 0.85) solid++;
  }
  return share(solid, any);
}

/**
 * The share of the largest part after thin joints are cut, and whether the whole is a wide ragged band: a view has many
 * parts, or is such a band, as mountains are.
 */
function onenessOf(mask: Plane): number {
  const scale = 160 / Math.max(mask.width, mask.height);
  const small = resizePlane(
    mask,
    Math.max(2, Math.round(mask.width * scale)),
    Math.max(2, Math.round(mask.height * scale)),
  );
  const eroded = boxBlur(small, 1);
  const { list } = findComponents(small.width, small.height, (index) => (eroded.values[index] ?? 0) > 0.8);
  const total = list.reduce((sum, { area }) => sum + area, 0);
  const [largest] = list.toSorted((one, other) => other.area - one.area);
  if (largest === undefined) return 0;
  const box = { across: largest.right - largest.left + 1, down: largest.bottom - largest.top + 1 };
  const isBand = box.across > 2 * box.down && largest.area < 0.6 * box.across * box.down;
  return smoothStep(0.5, 0.8, largest.area / total) * (isBand ? 0.2 : 1);
}

/**
 * The confidence that a mask holds one thing, 0 to 1: it stands free in its frame, its edge is sharp and closed, and it
 * is neither a speck nor nearly everything.
 */
export function confidenceOf(mask: Plane): number {
  const covered = coverageOf(mask);
  const sides = sidesTouched(mask);
  const free = 1 - Math.min(1, sides.left + sides.right + sides.top * 1.2 + Math.max(0, sides.bottom - 0.6));
  const decided = smoothStep(0.45, 0.8, solidityOf(mask));
  const whole = smoothStep(14, 6, raggednessOf(mask));
  const size = covered < 0.008 ? covered / 0.008 : covered > 0.62 ? Math.max(0, 1 - (covered - 0.62) * 4) : 1;
  return Math.max(0, free) * decided * whole * size * onenessOf(mask);
}
