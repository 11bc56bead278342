import type { Size } from '../output/proportions.ts';

/** One drawing of a composition: how large, how fine, and which of its variations. */
export interface Drawing {
  size: Size;
  /** Already that of the variation. */
  seed: number;
  variation: number;
  detail: number;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}
