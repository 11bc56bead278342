import { boxBlur } from '../pixels/box-blur.ts';
import { createPlane, mapPlane, type Plane, createImage, type Image } from '../pixels/image.ts';
import { hashNoise } from '../pixels/hash-noise.ts';
import { blurBy } from './blur.ts';
import { combine } from './combine.ts';

function channelOf({ width, height, pixels }: Image, channel: number): Plane {
  const plane = createPlane(width, height);
  for (let index = 0; index < plane.values.length; index++) plane.values[index] = pixels[index * 4 + channel] ?? 0;
  return plane;
}

function varianceOf(plane: Plane, radius: number): Plane {
  const mean = boxBlur(plane, radius);
  const square = boxBlur(
    mapPlane(plane, (value) => value * value),
    radius,
  );
  return mapPlane(square, (value, index) => value - (mean.values[index] ?? 0) ** 2);
}

/**
 * Brush strokes of paint: each pixel takes the mean of the most uniform windows around it, with soft weights, so that
 * areas become flat and edges remain. Kuwahara et al. 1976, with the soft weights of Papari, Petkov and Campisi,
 * "Artistic Edge and Corner Enhancing Smoothing" (IEEE Transactions on Image Processing 16(10), 2007).
 */
export async function oilPaint(image: Image, amount: number): Promise<Image> {
  const { width, height } = image;
  const radius = Math.max(2, Math.round((Math.max(width, height) / 1600) * (3 + amount * 9)));
  const calmness = varianceOf(channelOf(image, 1), radius);
  const weights = mapPlane(calmness, (value) => 1 / (4 + Math.max(0, value)) ** 3);
  const reach = radius;
  const offsets = [
    [-reach, -reach],
    [reach, -reach],
    [-reach, reach],
    [reach, reach],
    [0, -reach],
    [0, reach],
    [-reach, 0],
    [reach, 0],
  ] as const;
  const result = createImage(width, height, image.hasAlpha);
  for (let channel = 0; channel < 3; channel++) {
    const mean = boxBlur(channelOf(image, channel), radius).values;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let sum = 0;
        let total = 0;
        for (const [across, down] of offsets) {
          const column = Math.min(width - 1, Math.max(0, x + across));
          const index = Math.min(height - 1, Math.max(0, y + down)) * width + column;
          const weight = weights.values[index] ?? 0;
          sum += weight * (mean[index] ?? 0);
          total += weight;
        }
        result.pixels[(y * width + x) * 4 + channel] = total === 0 ? 0 : sum / total;
      }
    }
  }
  for (let index = 3; index < result.pixels.length; index += 4) result.pixels[index] = image.pixels[index] ?? 255;
  return result;
}

/** Washes of watercolour: flat areas, pigment gathered at their edges, white paper with a grain shining through. */
export async function paintWatercolour(image: Image, amount: number): Promise<Image> {
  const { width } = image;
  const scale = Math.max(image.width, image.height) / 1600;
  const washes = await oilPaint(image, 0.3 + amount * 0.5);
  const soft = await blurBy(washes, Math.max(1.5, 6 * scale));
  return combine(washes, soft, (here, around, index) => {
    const size = Math.max(1, 2 * scale);
    const x = Math.floor((index % width) / size);
    const y = Math.floor(index / width / size);
    const gathered = here - Math.abs(here - around) * 0.5;
    const paper = 1 - 0.035 * (hashNoise(x, y, 31) + hashNoise(x >> 2, y >> 2, 32));
    return 255 - (255 - gathered) * 0.84 * paper;
  });
}
