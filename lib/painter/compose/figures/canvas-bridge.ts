import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Image } from '../../edit/pixels/image.ts';

/** An image as a canvas to draw with. */
export function canvasOf({ width, height, pixels }: Image): Canvas {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}

/** A part of a canvas as an image; the area outside the canvas is transparent. */
export function imageOfCanvas(canvas: Canvas, x = 0, y = 0, width = canvas.width, height = canvas.height): Image {
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  return { width, height, pixels: data, hasAlpha: true };
}
