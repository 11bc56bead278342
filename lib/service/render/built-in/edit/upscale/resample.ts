import { createPlane, type Plane } from '../pixels/picture.ts';

/** How many times larger each side becomes. */
export type UpscaleFactor = 2 | 4;

/** A resampling kernel: its weight at a distance in pixels of the coarser side, and the distance where it ends. */
export interface Kernel {
  weight: (distance: number) => number;
  support: number;
}

/** Lanczos with three lobes. Duchon, "Lanczos Filtering in One and Two Dimensions", 1979. */
export const lanczos3: Kernel = {
  support: 3,
  weight: (distance) => {
    if (distance === 0) return 1;
    if (Math.abs(distance) >= 3) return 0;
    const angle = Math.PI * distance;
    return (3 * Math.sin(angle) * Math.sin(angle / 3)) / (angle * angle);
  },
};

/** The cubic of Catmull and Rom: short, sharp, between Lanczos and plain averaging in how it treats fine detail. */
export const catmullRom: Kernel = {
  support: 2,
  weight: (distance) => {
    const x = Math.abs(distance);
    if (x < 1) return 1.5 * x ** 3 - 2.5 * x ** 2 + 1;
    return x < 2 ? -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2 : 0;
  },
};

/** Linear interpolation: blunt, but it never leaves the range of its neighbours. */
export const linear: Kernel = { support: 1, weight: (distance) => Math.max(0, 1 - Math.abs(distance)) };

/** For each of `phases` positions: the first source index relative to the base, and the weights from there. */
interface Taps {
  first: number[];
  weights: Float64Array[];
}

function normalised(weights: number[]): Float64Array {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Float64Array.from(weights, (weight) => weight / sum);
}

const upTaps = (kernel: Kernel, factor: number): Taps => {
  const places = Array.from({ length: factor }, (_, phase) => (phase + 0.5) / factor - 0.5);
  const first = places.map((place) => Math.floor(place) - kernel.support + 1);
  const weights = places.map((place, phase) =>
    normalised(
      Array.from({ length: kernel.support * 2 }, (_, tap) => kernel.weight(place - ((first[phase] ?? 0) + tap))),
    ),
  );
  return { first, weights };
};

const downTaps = (kernel: Kernel, factor: number): Taps => {
  const centre = (factor - 1) / 2;
  const first = Math.ceil(centre - kernel.support * factor);
  const count = Math.floor(centre + kernel.support * factor) - first + 1;
  const weights = Array.from({ length: count }, (_, tap) => kernel.weight((first + tap - centre) / factor));
  return { first: [first], weights: [normalised(weights)] };
};

/** A plane enlarged by a whole factor; pixel centres correspond, edges are continued. */
export function enlarge(plane: Plane, factor: UpscaleFactor, kernel: Kernel = lanczos3): Plane {
  const taps = upTaps(kernel, factor);
  return resampleColumns(resampleRows(plane, plane.width * factor, taps, 1), plane.height * factor, taps, 1);
}

/** A plane reduced by a whole factor that divides its sides; the counterpart of `enlarge`. */
export function reduce(plane: Plane, factor: UpscaleFactor, kernel: Kernel = lanczos3): Plane {
  const taps = downTaps(kernel, factor);
  return resampleRows(resampleColumns(plane, plane.height / factor, taps, factor), plane.width / factor, taps, factor);
}

function resampleRows({ width, height, values }: Plane, to: number, taps: Taps, step: number): Plane {
  const result = createPlane(to, height);
  const phases = taps.first.length;
  for (let phase = 0; phase < phases; phase++) {
    const weights = taps.weights[phase] ?? new Float64Array();
    for (let y = 0; y < height; y++) {
      const row = y * width;
      for (let x = phase; x < to; x += phases) {
        const base = ((x - phase) / phases) * step + (taps.first[phase] ?? 0);
        let sum = 0;
        if (base >= 0 && base + weights.length <= width) {
          for (let tap = 0; tap < weights.length; tap++) sum += (weights[tap] ?? 0) * (values[row + base + tap] ?? 0);
        } else {
          for (let tap = 0; tap < weights.length; tap++) {
            const column = Math.min(width - 1, Math.max(0, base + tap));
            sum += (weights[tap] ?? 0) * (values[row + column] ?? 0);
          }
        }
        result.values[y * to + x] = sum;
      }
    }
  }
  return result;
}

function resampleColumns({ width, height, values }: Plane, to: number, taps: Taps, step: number): Plane {
  const result = createPlane(width, to);
  const phases = taps.first.length;
  for (let y = 0; y < to; y++) {
    const phase = y % phases;
    const weights = taps.weights[phase] ?? new Float64Array();
    const base = ((y - phase) / phases) * step + (taps.first[phase] ?? 0);
    const target = y * width;
    for (let tap = 0; tap < weights.length; tap++) {
      const row = Math.min(height - 1, Math.max(0, base + tap)) * width;
      const weight = weights[tap] ?? 0;
      for (let x = 0; x < width; x++) {
        result.values[target + x] = (result.values[target + x] ?? 0) + weight * (values[row + x] ?? 0);
      }
    }
  }
  return result;
}
