import type { Canvas } from '@napi-rs/canvas';

/** A figure at its size in the picture, and where its upper left corner is. */
export interface PlacedFigure {
  canvas: Canvas;
  x: number;
  y: number;
  width: number;
  height: number;
}
