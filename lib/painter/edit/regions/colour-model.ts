import type { OklabPlanes } from '../pixels/oklab-planes.ts';
import type { Plane } from '../pixels/image.ts';

/** A few Gaussians in OKLab that describe the colours of a region. */
export interface ColourModel {
  /** The natural logarithm of the density at a colour. */
  logDensity: (lightness: number, a: number, b: number) => number;
}

interface Gaussian {
  mean: [number, number, number];
  inverse: [ll: number, la: number, lb: number, aa: number, ab: number, bb: number];
  logScale: number;
}

const rounds = 8;

/** Number of sampled pixels: more don't change the models visibly. */
const mostSamples = 6000;

const leastVariance = 2.5e-4;

/**
 * Fits a mixture of Gaussians to the colours under a mask (0 to 1, as weights): k-means from distant starts, then one
 * full covariance per cluster, as in GrabCut (Rother, Kolmogorov and Blake, SIGGRAPH 2004). Null when the mask is
 * almost empty. Deterministic.
 */
export function fitColourModel(colours: OklabPlanes, weights: Plane, clusters: number): ColourModel | null {
  const indices: number[] = [];
  for (let index = 0; index < weights.values.length; index++)
    if ((weights.values[index] ?? 0) > 0.02) indices.push(index);
  if (indices.length < 12) return null;
  const colourAt = (index: number): [number, number, number] => [
    colours.lightness.values[index] ?? 0,
    colours.a.values[index] ?? 0,
    colours.b.values[index] ?? 0,
  ];
  const stride = Math.ceil(indices.length / mostSamples);
  const sampled = stride === 1 ? indices : indices.filter((_, number) => number % stride === 0);
  const points = sampled.map(colourAt);
  const shares = sampled.map((index) => weights.values[index] ?? 0);
  const owners = clusterPoints(points, shares, clusters);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const gaussians = Array.from({ length: clusters }, (_, cluster) =>
    fitGaussian(points, shares, owners, cluster, total),
  ).flatMap((gaussian) => gaussian ?? []);
  return { logDensity: (lightness, a, b) => logDensityOf(gaussians, lightness, a, b) };
}

function distance(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let axis = 0; axis < 3; axis++) sum += ((one[axis] ?? 0) - (other[axis] ?? 0)) ** 2;
  return sum;
}

function nearestOf(point: readonly number[], centres: readonly (readonly number[])[]): number {
  let nearest = 0;
  let least = Infinity;
  for (let cluster = 0; cluster < centres.length; cluster++) {
    const found = distance(point, centres[cluster] ?? []);
    if (found < least) {
      least = found;
      nearest = cluster;
    }
  }
  return nearest;
}

function clusterPoints(points: [number, number, number][], shares: number[], clusters: number): Uint8Array {
  const centres = farApart(points, clusters);
  const owners = new Uint8Array(points.length);
  for (let round = 0; round < rounds; round++) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (const [number, point] of points.entries()) {
      const nearest = nearestOf(point, centres);
      owners[number] = nearest;
      const sum = sums[nearest];
      const share = shares[number] ?? 0;
      if (sum === undefined) continue;
      for (let axis = 0; axis < 3; axis++) sum[axis] = (sum[axis] ?? 0) + share * (point[axis] ?? 0);
      sum[3] = (sum[3] ?? 0) + share;
    }
    for (const [cluster, [lightness = 0, a = 0, b = 0, weight = 0]] of sums.entries()) {
      if (weight > 0) centres[cluster] = [lightness / weight, a / weight, b / weight];
    }
  }
  return owners;
}

/** Starts for k-means: the mean, then repeatedly the point farthest from all starts so far. */
function farApart(points: [number, number, number][], count: number): [number, number, number][] {
  const mean: [number, number, number] = [0, 0, 0];
  for (const point of points)
    for (let axis = 0; axis < 3; axis++) mean[axis as 0] += (point[axis] ?? 0) / points.length;
  const centres = [mean];
  const nearest = points.map((point) => distance(point, mean));
  while (centres.length < count) {
    let farthest = 0;
    for (const [number, far] of nearest.entries()) if (far > (nearest[farthest] ?? 0)) farthest = number;
    const centre = points[farthest] ?? mean;
    centres.push(centre);
    for (const [number, point] of points.entries()) {
      nearest[number] = Math.min(nearest[number] ?? 0, distance(point, centre));
    }
  }
  return centres;
}

function fitGaussian(
  points: [number, number, number][],
  shares: number[],
  owners: Uint8Array,
  cluster: number,
  total: number,
): Gaussian | null {
  let weight = 0;
  const mean: [number, number, number] = [0, 0, 0];
  const moments = [0, 0, 0, 0, 0, 0];
  for (const [number, [l, a, b]] of points.entries()) {
    if (owners[number] !== cluster) continue;
    const share = shares[number] ?? 0;
    weight += share;
    mean[0] += share * l;
    mean[1] += share * a;
    mean[2] += share * b;
    for (const [slot, product] of [l * l, l * a, l * b, a * a, a * b, b * b].entries()) {
      moments[slot] = (moments[slot] ?? 0) + share * product;
    }
  }
  if (weight < 1e-3 * total) return null;
  const [l, a, b] = [mean[0] / weight, mean[1] / weight, mean[2] / weight];
  const [sll = 0, sla = 0, slb = 0, saa = 0, sab = 0, sbb = 0] = moments.map((moment) => moment / weight);
  const ll = sll - l * l + leastVariance * 2;
  const la = sla - l * a;
  const lb = slb - l * b;
  const aa = saa - a * a + leastVariance;
  const ab = sab - a * b;
  const bb = sbb - b * b + leastVariance;
  const determinant = ll * (aa * bb - ab * ab) - la * (la * bb - ab * lb) + lb * (la * ab - aa * lb);
  if (determinant <= 0) return null;
  return {
    mean: [l, a, b],
    inverse: [
      (aa * bb - ab * ab) / determinant,
      (lb * ab - la * bb) / determinant,
      (la * ab - lb * aa) / determinant,
      (ll * bb - lb * lb) / determinant,
      (la * lb - ll * ab) / determinant,
      (ll * aa - la * la) / determinant,
    ],
    logScale: Math.log(weight / total) - 0.5 * Math.log(determinant),
  };
}

function logDensityOf(gaussians: Gaussian[], lightness: number, a: number, b: number): number {
  let best = -60;
  for (const { mean, inverse, logScale } of gaussians) {
    const x = lightness - mean[0];
    const y = a - mean[1];
    const z = b - mean[2];
    const squared =
      inverse[0] * x * x +
      inverse[3] * y * y +
      inverse[5] * z * z +
      2 * (inverse[1] * x * y + inverse[2] * x * z + inverse[4] * y * z);
    best = Math.max(best, logScale - 0.5 * squared);
  }
  return best;
}
