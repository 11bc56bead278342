import type { Size } from '../../service/models/sizes/proportions.ts';

/** One drawing of a composition: its size, its detail, and the variation. */
export interface Drawing {
  size: Size;
  /** The seed of the variation. */
  seed: number;
  variation: number;
  detail: number;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}
