import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';

/** A part of the frame that is painted pixel by pixel, in coordinates of the stage. */
export interface Patch {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Writes a pixel at a stage point: red, green, blue 0–255 and alpha 0–1. */
export type PixelPainter = (x: number, y: number, pixel: Float32Array) => void;

/**
 * Paints a patch pixel by pixel, at most `limit` pixels wide or high, and stretches it smoothly into place: for clouds,
 * mist and light, which have no sharp edges.
 */
export function paintPatch(context: SKRSContext2D, patch: Patch, limit: number, paint: PixelPainter): void {
  const scale = Math.min(1, limit / Math.max(patch.width, patch.height));
  const columns = Math.max(1, Math.round(patch.width * scale));
  const rows = Math.max(1, Math.round(patch.height * scale));
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  const pixel = new Float32Array(4);
  let at = 0;
  for (let row = 0; row < rows; row++) {
    const y = patch.y + ((row + 0.5) / rows) * patch.height;
    for (let column = 0; column < columns; column++) {
      pixel[3] = 0;
      paint(patch.x + ((column + 0.5) / columns) * patch.width, y, pixel);
      pixels[at] = pixel[0] as number;
      pixels[at + 1] = pixel[1] as number;
      pixels[at + 2] = pixel[2] as number;
      pixels[at + 3] = (pixel[3] ?? 0) * 255;
      at += 4;
    }
  }
  const canvas = createCanvas(columns, rows);
  canvas.getContext('2d').putImageData(new ImageData(pixels, columns, rows), 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, patch.x, patch.y, patch.width, patch.height);
}
