import { hashNoise } from '../pixels/hash-noise.ts';
import { blurBy } from './blur.ts';
import { combine } from './combine.ts';
import { oilPaint } from './painting.ts';
import { createImage, type Image } from '../pixels/image.ts';

const scaleOf = ({ width, height }: Image): number => Math.max(width, height) / 1600;

function inLuma(image: Image, change: (luma: number, index: number) => number): Image {
  const result = createImage(image.width, image.height, image.hasAlpha);
  for (let index = 0; index < image.pixels.length; index += 4) {
    const luma =
      0.2126 * (image.pixels[index] ?? 0) +
      0.7152 * (image.pixels[index + 1] ?? 0) +
      0.0722 * (image.pixels[index + 2] ?? 0);
    result.pixels.fill(change(luma, index / 4), index, index + 3);
    result.pixels[index + 3] = image.pixels[index + 3] ?? 255;
  }
  return result;
}

/** A pencil drawing: the image divided by its blurred copy leaves lines; shading remains as light hatching on paper. */
export async function sketch(image: Image, amount: number): Promise<Image> {
  const grey = inLuma(image, (luma) => luma);
  const calm = await blurBy(grey, Math.max(0.6, 0.8 * scaleOf(image)));
  const soft = await blurBy(grey, Math.max(2.5, 9 * scaleOf(image)));
  const lines = combine(calm, soft, (here, around, index) => {
    const line = Math.min(1, (here + 6) / (around + 6)) ** (1.6 + amount * 3);
    const x = index % image.width;
    const y = Math.floor(index / image.width);
    const paper = 1 + 0.03 * hashNoise(x, y, 11);
    const shade = 1 - 0.32 * (1 - around / 255) ** 1.4 * (0.8 + 0.2 * hashNoise(x + y, x - y, 12));
    return 250 * line * shade * paper + 2;
  });
  return lines;
}

/** A relief lit from the upper left. */
export function emboss(image: Image, amount: number): Image {
  const { width, height, pixels } = image;
  const step = Math.max(1, Math.round(scaleOf(image) * 1.5));
  const result = createImage(width, height, image.hasAlpha);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = (y * width + x) * 4;
      const before = (Math.max(0, y - step) * width + Math.max(0, x - step)) * 4;
      const after = (Math.min(height - 1, y + step) * width + Math.min(width - 1, x + step)) * 4;
      let rise = 0;
      for (let channel = 0; channel < 3; channel++)
        rise += (pixels[after + channel] ?? 0) - (pixels[before + channel] ?? 0);
      const lit = 128 - (rise / 3) * (0.8 + amount * 2);
      for (let channel = 0; channel < 3; channel++) {
        result.pixels[pixel + channel] = lit * 0.86 + (pixels[pixel + channel] ?? 0) * 0.14;
      }
      result.pixels[pixel + 3] = pixels[pixel + 3] ?? 255;
    }
  }
  return result;
}

/** The steepness of the image at each pixel: bright lines on black. Sobel's operator on a slightly blurred image. */
export async function drawEdges(image: Image, amount: number): Promise<Image> {
  const soft = await blurBy(
    inLuma(image, (luma) => luma),
    Math.max(0.7, scaleOf(image)),
  );
  const { width, height, pixels } = soft;
  return inLuma(image, (_, index) => {
    const x = index % width;
    const y = (index - x) / width;
    const at = (across: number, down: number) => {
      const column = Math.min(width - 1, Math.max(0, x + across));
      return pixels[(Math.min(height - 1, Math.max(0, y + down)) * width + column) * 4] ?? 0;
    };
    const across = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1);
    const down = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1);
    return Math.min(255, Math.hypot(across, down) * (0.5 + amount * 1.2));
  });
}

/** Flat areas of colour with dark outlines. */
export async function cartoon(image: Image, amount: number): Promise<Image> {
  const flat = await oilPaint(image, 0.35 + amount * 0.3);
  const lines = await drawEdges(flat, 0.5 + amount * 0.5);
  const levels = Math.round(11 - amount * 4);
  return combine(flat, lines, (here, edge) => {
    const stepped = (Math.round((here / 255) * levels) / levels) * 255;
    const ink = 1 - Math.min(1, Math.max(0, (edge - 70) / 110)) * 0.88;
    return (here * 0.35 + stepped * 0.65) * ink;
  });
}
