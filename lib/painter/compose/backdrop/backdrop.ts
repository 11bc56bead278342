import type { Canvas } from '@napi-rs/canvas';
import type { ShadowLight } from '../figures/throw-shadow.ts';

/** What figures are set into. */
export interface Backdrop {
  /** Drawn already, of the image's size; figures are drawn onto it. */
  canvas: Canvas;
  light: ShadowLight;
  /** Where figures stand, as shares of the frame's height: the farthest line and the nearest. */
  floor: { far: number; near: number };
  /** How tall the one figure of an image is, as a share of the frame's height. */
  figureHeight: number;
  /** Whether there is anything to stand on. */
  hasGround: boolean;
}
