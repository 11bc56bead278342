import { mapPlane, type Plane } from '../../pixels/image.ts';
import { borrowDetail } from './borrow-detail.ts';
import { type Grain, inventTexture } from './invent-texture.ts';
import { splitDetail } from './split-detail.ts';
import type { Span } from '../taps.ts';
import { readTexture } from './texture-guide.ts';

/** The inputs of inventing detail. */
export interface DetailOptions {
  /** Luma of the strip, original and enlarged. */
  source: Plane;
  enlarged: Plane;
  /** The rows of the source, and the first row of the result. */
  rows: Span;
  top: number;
  scale: { across: number; down: number };
  /** Standard deviation of the source's noise. */
  noise: number;
  grain: Grain;
  seed: number;
}

/** The smallest split for which there is detail to borrow. */
const leastSplit = 1.5;

/** The strength of the grain relative to the texture, in addition to the borrowed detail. */
const grainShare = 0.6;

/** Luma detail finer than the source, at full creativity: borrowed from close by, and synthesised along the texture. */
export function inventDetail({ source, enlarged, rows, top, scale, noise, grain, seed }: DetailOptions): Plane {
  const { coarse, fine } = splitDetail(source, rows, Math.max(leastSplit, scale.down));
  const places = { targetTop: top, sourceTop: rows.first };
  const borrowed = borrowDetail({ coarse, fine, enlarged, scale, seed, ...places });
  const grown = inventTexture(readTexture(source, noise), grain, enlarged, top);
  return mapPlane(borrowed, (value, index) => value + grainShare * (grown.values[index] as number));
}
