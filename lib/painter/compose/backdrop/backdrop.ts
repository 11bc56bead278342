import type { Canvas } from '@napi-rs/canvas';
import type { ShadowLight } from '../figures/cast-shadow.ts';

/** The background that figures are placed on. */
export interface Backdrop {
  /** Already drawn, in the image's size; figures are drawn onto it. */
  canvas: Canvas;
  light: ShadowLight;
  /** Where figures can stand, as shares of the frame's height: the farthest line and the nearest. */
  floor: { far: number; near: number };
  /** The height of a single figure, as a share of the frame's height. */
  figureHeight: number;
  /** Whether there is ground to stand on. */
  hasGround: boolean;
}
