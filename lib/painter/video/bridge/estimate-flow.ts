import type { Field, SmallImage } from '../animate/estimate-depth.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { featuresOf, halved, sample, type Features } from './match-features.ts';

/** How the things of one image correspond to those in another. */
export interface Flow {
  /** Displacement from the first image to the second, in shares of the width and height, seen from half way. */
  across: Field;
  down: Field;
  /** How well the two match along it: 0 for images that have nothing in common, 1 for the same thing moved. */
  match: number;
}

const levels = 5;
const warpings = 4;
const sweeps = 40;

/** The weight of smoothness relative to similarity. */
const stiffness = 3;

interface Way {
  x: Float32Array;
  y: Float32Array;
}

/**
 * Finds the flow from one image to another of the same size: from coarse to fine, the smooth field along which both are
 * most similar (Horn and Schunck, “Determining optical flow”, 1981, with both images moved half way towards each
 * other).
 */
export function estimateFlow(from: SmallImage, to: SmallImage): Flow {
  const pyramid: [Features, Features][] = [[featuresOf(from), featuresOf(to)]];
  while (pyramid.length < levels) {
    const last = pyramid.at(-1);
    if (last === undefined || Math.min(last[0].width, last[0].height) < 12) break;
    pyramid.push([halved(last[0]), halved(last[1])]);
  }
  let way: Way | null = null;
  let size = { width: 0, height: 0 };
  for (const [one, other] of pyramid.toReversed()) {
    const { width, height } = one;
    way = way === null ? still(width, height) : enlarged(way, size, { width, height });
    size = { width, height };
    for (let time = 0; time < warpings; time += 1) way = improve(way, one, other);
  }
  const { width, height } = from;
  const found = way ?? still(width, height);
  const [one, other] = pyramid[0] ?? [featuresOf(from), featuresOf(to)];
  return {
    across: { width, height, values: found.x.map((value) => value / width) },
    down: { width, height, values: found.y.map((value) => value / height) },
    // A flow that bends everywhere makes any two images similar; only an even one is a movement.
    match:
      smoothStep(0.3, 0.75, likeness(found, one, other)) * (1 - smoothStep(0.06, 0.22, bendOf(found, width, height))),
  };
}

function still(width: number, height: number): Way {
  return { x: new Float32Array(width * height), y: new Float32Array(width * height) };
}

function enlarged(way: Way, from: { width: number; height: number }, to: { width: number; height: number }): Way {
  const [scaleX, scaleY] = [to.width / from.width, to.height / from.height];
  const each = (values: Float32Array, scale: number) =>
    Float32Array.from({ length: to.width * to.height }, (_, index) => {
      const x = ((index % to.width) + 0.5) / scaleX - 0.5;
      const y = (Math.floor(index / to.width) + 0.5) / scaleY - 0.5;
      return sample(values, from.width, from.height, x, y) * scale;
    });
  return { x: each(way.x, scaleX), y: each(way.y, scaleY) };
}

/** One round: both images are moved along the flow found so far, and the remaining flow is solved for. */
function improve(way: Way, one: Features, other: Features): Way {
  const { width, height } = one;
  const length = width * height;
  // The five sums of each pixel's linear equations: gradients by gradients, and gradients by difference.
  const [xx, xy, yy, xr, yr] = Array.from({ length: 5 }, () => new Float32Array(length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (const [channel, values] of one.channels.entries()) {
    const others = other.channels[channel] ?? values;
    const moved = movedHalf(values, way, -0.5, width, height);
    const movedOther = movedHalf(others, way, 0.5, width, height);
    for (let index = 0; index < length; index += 1) {
      const [column, row] = [index % width, Math.floor(index / width)];
      const left = index - (column > 0 ? 1 : 0);
      const right = index + (column < width - 1 ? 1 : 0);
      const up = index - (row > 0 ? width : 0);
      const down = index + (row < height - 1 ? width : 0);
      const both = (at: number) => (moved[at] as number) + (movedOther[at] as number);
      const gradientX = (both(right) - both(left)) / 4;
      const gradientY = (both(down) - both(up)) / 4;
      const rest = (moved[index] as number) - (movedOther[index] as number);
      // A large difference is more likely another thing than a small step.
      const weight = 1 / (1 + rest * rest * 2);
      xx[index] = (xx[index] as number) + weight * gradientX * gradientX;
      xy[index] = (xy[index] as number) + weight * gradientX * gradientY;
      yy[index] = (yy[index] as number) + weight * gradientY * gradientY;
      xr[index] = (xr[index] as number) + weight * gradientX * rest;
      yr[index] = (yr[index] as number) + weight * gradientY * rest;
    }
  }
  let next = way;
  for (let sweep = 0; sweep < sweeps; sweep += 1) next = relax(next, way, { xx, xy, yy, xr, yr }, width, height);
  return next;
}

interface Equations {
  xx: Float32Array;
  xy: Float32Array;
  yy: Float32Array;
  xr: Float32Array;
  yr: Float32Array;
}

function relax(current: Way, base: Way, equations: Equations, width: number, height: number): Way {
  const next = still(width, height);
  for (let index = 0; index < width * height; index += 1) {
    const [column, row] = [index % width, Math.floor(index / width)];
    const left = index - (column > 0 ? 1 : 0);
    const right = index + (column < width - 1 ? 1 : 0);
    const up = index - (row > 0 ? width : 0);
    const down = index + (row < height - 1 ? width : 0);
    const mean = (values: Float32Array) =>
      ((values[left] as number) + (values[right] as number) + (values[up] as number) + (values[down] as number)) / 4;
    const [baseX, baseY] = [base.x[index] as number, base.y[index] as number];
    const a = (equations.xx[index] as number) + stiffness;
    const b = equations.xy[index] as number;
    const d = (equations.yy[index] as number) + stiffness;
    const e = (equations.xr[index] as number) + stiffness * (mean(current.x) - baseX);
    const f = (equations.yr[index] as number) + stiffness * (mean(current.y) - baseY);
    const determinant = a * d - b * b;
    next.x[index] = baseX + (d * e - b * f) / determinant;
    next.y[index] = baseY + (a * f - b * e) / determinant;
  }
  return next;
}

function movedHalf(values: Float32Array, way: Way, share: number, width: number, height: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, index) =>
    sample(
      values,
      width,
      height,
      (index % width) + share * (way.x[index] as number),
      Math.floor(index / width) + share * (way.y[index] as number),
    ),
  );
}

/** Mean change of the flow from one pixel to the next. */
function bendOf({ x, y }: Way, width: number, height: number): number {
  let sum = 0;
  for (let index = 0; index < width * (height - 1) - 1; index += 1) {
    const change = (values: Float32Array) =>
      Math.hypot(
        (values[index + 1] as number) - (values[index] as number),
        (values[index + width] as number) - (values[index] as number),
      );
    if ((index + 1) % width !== 0) sum += Math.hypot(change(x), change(y));
  }
  return sum / (width * (height - 1));
}

/** Correlation of the brightness of both images once moved towards each other. */
function likeness(way: Way, one: Features, other: Features): number {
  const { width, height } = one;
  const [first, second] = [one.channels[0], other.channels[0]];
  if (first === undefined || second === undefined) return 0;
  const a = movedHalf(first, way, -0.5, width, height);
  const b = movedHalf(second, way, 0.5, width, height);
  let [ab, aa, bb] = [0, 1e-6, 1e-6];
  for (let index = 0; index < a.length; index += 1) {
    const [x, y] = [a[index] as number, b[index] as number];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb);
}
