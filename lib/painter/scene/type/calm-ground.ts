import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { wcagContrast } from 'culori';

/** A part of the frame, as shares of it. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How light a part of an image is, 0 to 1 perceptually, and how uneven. */
export interface Ground {
  lightness: number;
  unrest: number;
}

const size = 48;

/** Measures how light and how uneven parts of an image are. */
export function createGroundReader(
  image: Canvas,
  crop: { x: number; y: number; width: number; height: number },
): (region: Region) => Ground {
  const small = createCanvas(size, size);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, crop.x, crop.y, crop.width, crop.height, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  const luminance = Float32Array.from({ length: size * size }, (_, index) => {
    const at = index * 4;
    return (0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)) / 255;
  });
  return (region) => {
    const values: number[] = [];
    for (let y = Math.floor(region.y * size); y < (region.y + region.height) * size; y++) {
      for (let x = Math.floor(region.x * size); x < (region.x + region.width) * size; x++) {
        if (x >= 0 && y >= 0 && x < size && y < size) values.push(luminance[y * size + x] ?? 0);
      }
    }
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
    return { lightness: mean, unrest: Math.sqrt(spread) };
  };
}

/** The contrast of two encoded greys, 1 to 21 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrastOf(a: number, b: number): number {
  return wcagContrast({ mode: 'rgb', r: a, g: a, b: a }, { mode: 'rgb', r: b, g: b, b });
}
