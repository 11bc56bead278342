import { changeColours } from '../../edit/operations/colour-cube.ts';
import { oklabPlanes } from '../../edit/pixels/oklab-planes.ts';
import type { Image } from '../../edit/pixels/image.ts';
import { shrinkImage } from '../../edit/pixels/sharp-bridge.ts';

interface ColourFacts {
  /** Lightness at 65 evenly spaced shares of the pixels. */
  quantiles: Float32Array;
  meanA: number;
  meanB: number;
  /** The spread of a and b: variances and covariance. */
  aa: number;
  ab: number;
  bb: number;
}

const steps = 64;

function at(values: Float32Array, index: number): number {
  return values[index] ?? 0;
}

async function measure(image: Image): Promise<ColourFacts> {
  const small = await shrinkImage(image, 160);
  const { lightness, a, b } = oklabPlanes(small);
  const visible = lightness.values.map((_, index) => ((small.pixels[index * 4 + 3] ?? 255) > 127 ? 1 : 0));
  const count = Math.max(
    1,
    visible.reduce((sum, value) => sum + value, 0),
  );
  const mean = (value: (index: number) => number): number =>
    visible.reduce((sum, weight, index) => sum + weight * value(index), 0) / count;
  const meanA = mean((index) => at(a.values, index));
  const meanB = mean((index) => at(b.values, index));
  const sorted = lightness.values.filter((_, index) => visible[index] === 1).toSorted();
  return {
    quantiles: Float32Array.from(
      { length: steps + 1 },
      (_, step) => sorted[Math.round((step / steps) * (sorted.length - 1))] ?? 0.5,
    ),
    meanA,
    meanB,
    aa: mean((index) => (at(a.values, index) - meanA) ** 2) + 4e-5,
    ab: mean((index) => (at(a.values, index) - meanA) * (at(b.values, index) - meanB)),
    bb: mean((index) => (at(b.values, index) - meanB) ** 2) + 4e-5,
  };
}

type Matrix = readonly [number, number, number, number];

/** The square root of a symmetric positive 2 × 2 matrix, by its trace and determinant. */
function rootOf([p, q, , s]: Matrix): Matrix {
  const determinant = Math.sqrt(Math.max(1e-12, p * s - q * q));
  const trace = Math.sqrt(p + s + 2 * determinant);
  return [(p + determinant) / trace, q / trace, q / trace, (s + determinant) / trace];
}

function times([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix {
  return [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h];
}

function inverseOf([a, b, c, d]: Matrix): Matrix {
  const determinant = a * d - b * c;
  return [d / determinant, -b / determinant, -c / determinant, a / determinant];
}

/**
 * The optimal linear map from one spread to another (Pitié and Kokaram, "The Linear Monge-Kantorovitch Linear Colour
 * Mapping", CVMP 2007).
 */
function mapBetween(from: ColourFacts, to: ColourFacts): Matrix {
  const source: Matrix = [from.aa, from.ab, from.ab, from.bb];
  const target: Matrix = [to.aa, to.ab, to.ab, to.bb];
  const root = rootOf(source);
  const back = inverseOf(root);
  return times(times(back, rootOf(times(times(root, target), root))), back);
}

/** The rank of a lightness among others, 0 to 1. */
function rankOf(quantiles: Float32Array, value: number): number {
  let step = 0;
  while (step < steps && (quantiles[step + 1] ?? 1) < value) step++;
  const low = quantiles[step] ?? 0;
  const high = quantiles[Math.min(steps, step + 1)] ?? 1;
  return Math.min(1, (step + (high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0)) / steps);
}

function valueAt(quantiles: Float32Array, rank: number): number {
  const place = rank * steps;
  const low = Math.min(steps - 1, Math.floor(place));
  return (quantiles[low] ?? 0) + ((quantiles[low + 1] ?? 1) - (quantiles[low] ?? 0)) * (place - low);
}

/**
 * Transfers the colours of another image: hues and their spread by a linear map of OKLab's a and b, lightness by rank.
 *
 * @param amount 0 leaves the image unchanged, 1 transfers the colours completely
 */
export async function transferPalette(image: Image, source: Image, amount: number): Promise<Image> {
  const from = await measure(image);
  const to = await measure(source);
  const [p, q, r, s] = mapBetween(from, to);
  return changeColours(image, ({ l: lightness, a, b }) => {
    const [offA, offB] = [a - from.meanA, b - from.meanB];
    const mappedA = to.meanA + p * offA + q * offB;
    const mappedB = to.meanB + r * offA + s * offB;
    const ranked = valueAt(to.quantiles, rankOf(from.quantiles, lightness));
    // Ranks alone would cause banding in calm skies.
    const mapped = lightness + (ranked - lightness) * 0.6;
    const black = Math.min(1, lightness * 3);
    return {
      l: lightness + (mapped - lightness) * amount,
      a: a + (mappedA - a) * amount * black,
      b: b + (mappedB - b) * amount * black,
    };
  });
}
