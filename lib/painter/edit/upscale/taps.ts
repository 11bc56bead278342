import type { Kernel } from './kernels.ts';

/** A span of rows or columns of a whole image. */
export interface Span {
  /** Index of the first one in the whole image. */
  first: number;
  count: number;
}

/** The weighted sources of each target: `count` sources from `first[target]` on, relative to the source span. */
export interface Taps {
  first: Int32Array;
  count: number;
  /** `count` per target; they add up to 1. */
  weights: Float64Array;
}

/** How one side is resampled. */
export interface TapsRequest {
  from: Span;
  to: Span;
  /** Target pixels per source pixel, of the whole image; may be fractional, and below 1 to reduce. */
  scale: number;
  kernel: Kernel;
}

/**
 * Weights for resampling one side by any factor; pixel centres correspond. Pixels outside the source span repeat its
 * outermost one.
 */
export function tapsFor({ from, to, scale, kernel }: TapsRequest): Taps {
  // For reducing, the kernel widens over the source, so that every source pixel counts.
  const stretch = Math.max(1, 1 / scale);
  const reach = kernel.support * stretch;
  const count = Math.min(from.count, Math.ceil(reach * 2));
  const first = new Int32Array(to.count);
  const weights = new Float64Array(to.count * count);
  for (let target = 0; target < to.count; target++) {
    const place = (to.first + target + 0.5) / scale - 0.5 - from.first;
    const low = Math.ceil(place - reach);
    const high = Math.floor(place + reach);
    const base = Math.min(from.count - count, Math.max(0, low));
    first[target] = base;
    let sum = 0;
    for (let source = low; source <= high; source++) {
      const weight = kernel.weight((place - source) / stretch);
      const tap = Math.min(count - 1, Math.max(0, Math.min(from.count - 1, Math.max(0, source)) - base));
      weights[target * count + tap] = (weights[target * count + tap] ?? 0) + weight;
      sum += weight;
    }
    for (let tap = 0; tap < count; tap++) {
      weights[target * count + tap] = (weights[target * count + tap] ?? 0) / sum;
    }
  }
  return { first, count, weights };
}
