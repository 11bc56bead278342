import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Picture } from '../../edit/pixels/image.ts';

/** A picture as a canvas to draw with. */
export function canvasOf({ width, height, pixels }: Picture): Canvas {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}

/** A part of a canvas as a picture; what lies outside it is transparent. */
export function pictureOfCanvas(canvas: Canvas, x = 0, y = 0, width = canvas.width, height = canvas.height): Picture {
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  return { width, height, pixels: data, hasAlpha: true };
}
