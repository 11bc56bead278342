import { oklchOfOklab } from '../../colour/oklch.ts';
import { boxBlur } from '../pixels/box-blur.ts';
import { findComponents } from '../pixels/connected-components.ts';
import type { OklabPlanes } from '../pixels/oklab-planes.ts';
import { createPlane, mapPlane, type Plane, type Image } from '../pixels/image.ts';
import { quantile } from './saliency.ts';
import { separateByColour } from './separate-by-colour.ts';

/** The steepest change of colour within a sky, per pixel at the coarse size, measured over `2 × reach` pixels. */
const steepest = 0.0095;
const reach = 2;

const leastShare = 0.012;

/**
 * The sky, 0 to 1; all 0 when there is none: the smooth area connected to the upper edge is the initial mask, then its
 * colours decide, with a prior for higher pixels; clouds inside are filled.
 */
export function skyMask(image: Image, colours: OklabPlanes): Plane {
  const { width, height } = image;
  const empty = createPlane(width, height);
  const guess = growFromTop(colours);
  const area = guess.values.reduce((sum, value) => sum + value, 0);
  if (area < leastShare * width * height || !isSkyColoured(colours, guess)) return empty;
  const horizon = lowestRowOf(guess);
  const bottoms = lowestRows(guess);
  const prior = mapPlane(guess, (value, index) => {
    const y = Math.floor(index / width);
    if (y > horizon + height * 0.04) return 0;
    if (value > 0.5) return 0.95;
    // Above the lowest sky of its column it may be a cloud; below, an edge separates it.
    return y < (bottoms[index % width] ?? 0) ? 0.5 : 0.05;
  });
  const separated = separateByColour(image, colours, guess, { prior, priorWeight: 1.6, rounds: 4 }) ?? guess;
  return keepConnectedSky(separated, colours);
}

/** From the upper edge through everything smooth: skies have slow gradients, things in front of them have edges. */
function growFromTop({ lightness, a, b }: OklabPlanes): Plane {
  const { width, height } = lightness;
  const smooth = [boxBlur(lightness, 1), boxBlur(a, 1), boxBlur(b, 1)] as const;
  const change = (from: number, to: number): number =>
    Math.hypot(
      (smooth[0].values[from] ?? 0) - (smooth[0].values[to] ?? 0),
      2 * ((smooth[1].values[from] ?? 0) - (smooth[1].values[to] ?? 0)),
      2 * ((smooth[2].values[from] ?? 0) - (smooth[2].values[to] ?? 0)),
    );
  const isSmooth = (x: number, y: number): boolean => {
    const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
    const [above, below] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)];
    const across = change(y * width + left, y * width + right) / Math.max(1, right - left);
    const down = change(above * width + x, below * width + x) / Math.max(1, below - above);
    return Math.hypot(across, down) < steepest;
  };
  const passable = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (isSmooth(x, y)) passable.values[y * width + x] = 1;
  }
  const { labels, list } = findComponents(width, height, (index) => passable.values[index] === 1);
  const hanging = new Set(list.filter(({ top, left, right }) => top <= 1 && right > left).map(({ label }) => label));
  return mapPlane(passable, (_, index) => (hanging.has(labels[index] ?? 0) ? 1 : 0));
}

/** Skies are blue, grey, white, red, violet or black, but never green or brown. */
function isSkyColoured({ lightness, a, b }: OklabPlanes, mask: Plane): boolean {
  const mean = { lightness: 0, a: 0, b: 0 };
  let count = 0;
  for (let index = 0; index < mask.values.length; index++) {
    if ((mask.values[index] ?? 0) < 0.5) continue;
    mean.lightness += lightness.values[index] ?? 0;
    mean.a += a.values[index] ?? 0;
    mean.b += b.values[index] ?? 0;
    count++;
  }
  const colour = oklchOfOklab({ l: mean.lightness / count, a: mean.a / count, b: mean.b / count });
  const isGreen = colour.h > 104 && colour.h < 172 && colour.c > 0.04;
  const isBrown = colour.h > 30 && colour.h < 104 && colour.c > 0.03 && colour.l < 0.52;
  return !isGreen && !isBrown;
}

/** For each column the lowest row that is set; −1 where none is. */
function lowestRows({ width, height, values }: Plane): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => {
    for (let y = height - 1; y >= 0; y--) if ((values[y * width + x] ?? 0) > 0.5) return y;
    return -1;
  });
}

function lowestRowOf({ width, height, values }: Plane): number {
  for (let y = height - 1; y >= 0; y--) {
    let count = 0;
    for (let x = 0; x < width; x++) count += values[y * width + x] ?? 0;
    if (count > width * 0.02) return y;
  }
  return 0;
}

/** Selects the part that is connected to the upper edge, and fills enclosed parts that are no darker: clouds. */
function keepConnectedSky(mask: Plane, { lightness }: OklabPlanes): Plane {
  const { width, height, values } = mask;
  const isSky = (index: number) => (values[index] ?? 0) > 0.5;
  const parts = findComponents(width, height, isSky);
  const dropped = new Set(
    parts.list.filter(({ top, area }) => top > height * 0.02 && area < width * height * 0.05).map(({ label }) => label),
  );
  const darkest = quantile(
    lightness.values.filter((_, index) => isSky(index)),
    0.04,
  );
  // Half-certain pixels count as well: thin clouds are such.
  const rest = findComponents(width, height, (index) => (values[index] ?? 0) < 0.95);
  const light = new Float64Array(rest.list.length + 1);
  for (let index = 0; index < values.length; index++) {
    const label = rest.labels[index] ?? 0;
    light[label] = (light[label] ?? 0) + (lightness.values[index] ?? 0);
  }
  const filled = new Set(
    rest.list
      .filter(({ label, area, bottom }) => {
        const isFloating = bottom < height - 1;
        const isCloud = (light[label] ?? 0) / area > darkest - 0.05;
        return isFloating && (isCloud || area < width * height * 0.0008);
      })
      .map(({ label }) => label),
  );
  return mapPlane(mask, (value, index) => {
    if (dropped.has(parts.labels[index] ?? 0)) return 0;
    return filled.has(rest.labels[index] ?? 0) ? 1 : value;
  });
}
