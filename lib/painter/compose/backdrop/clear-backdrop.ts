import { createCanvas } from '@napi-rs/canvas';
import type { Size } from '../../../service/models/sizes/proportions.ts';
import type { Backdrop } from './backdrop.ts';

/** A transparent background: figures stand free, and cast no shadow. */
export function clearBackdrop({ width, height }: Size): Backdrop {
  return {
    canvas: createCanvas(width, height),
    light: { side: -1, depth: 0, altitude: 1 },
    floor: { far: 0.86, near: 0.94 },
    figureHeight: 0.86,
    hasGround: false,
  };
}
