import { hashNoise } from '../pixels/hash-noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { convertLrgbToRgb, convertRgbToLrgb } from 'culori';
import { createImage, type Image } from '../pixels/image.ts';

/** Darkens toward the corners, in linear light as a lens does; the middle is unchanged. */
export function addVignette(image: Image, amount: number): Image {
  const { width, height } = image;
  const result = createImage(width, height, image.hasAlpha);
  const darkest = 1 - 0.88 * amount;
  // Code values by the share of light that is lost: a table instead of two powers per pixel.
  const steps = 64;
  const tables = Array.from({ length: steps + 1 }, (_, step) => {
    const light = 1 + (darkest - 1) * (step / steps);
    return Float32Array.from({ length: 256 }, (_, code) => {
      const { r, g, b } = convertRgbToLrgb({ r: code / 255, g: code / 255, b: code / 255 });
      return convertLrgbToRgb({ r: r * light, g: g * light, b: b * light }).r * 255;
    });
  });
  for (let y = 0; y < height; y++) {
    const down = ((y + 0.5) / height) * 2 - 1;
    for (let x = 0; x < width; x++) {
      const across = ((x + 0.5) / width) * 2 - 1;
      const distance = Math.hypot(across, down) / Math.SQRT2;
      const place = smoothStep(0.32, 1.06, distance) * steps;
      const low = Math.floor(place);
      const share = place - low;
      const pixel = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const code = image.pixels[pixel + channel] ?? 0;
        const lower = tables[low]?.[code] ?? 0;
        const upper = tables[Math.min(steps, low + 1)]?.[code] ?? 0;
        result.pixels[pixel + channel] = lower + (upper - lower) * share;
      }
      result.pixels[pixel + 3] = image.pixels[pixel + 3] ?? 255;
    }
  }
  return result;
}

/**
 * Film grain: soft clumps of light noise, strongest in the middle tones, as large as on a print whatever the
 * resolution.
 */
export function addGrain(image: Image, amount: number, seed: number): Image {
  const { width, height } = image;
  const result = createImage(width, height, image.hasAlpha);
  const size = Math.max(1, Math.max(width, height) / 1500);
  const strength = 5 + amount * 40;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = (y * width + x) * 4;
      const light =
        (0.2126 * (image.pixels[pixel] ?? 0) +
          0.7152 * (image.pixels[pixel + 1] ?? 0) +
          0.0722 * (image.pixels[pixel + 2] ?? 0)) /
        255;
      const grain =
        0.65 * smoothNoise(x / size, y / size, seed) + 0.35 * smoothNoise(x / (size * 2.3), y / (size * 2.3), seed + 1);
      const change = grain * strength * (0.35 + 2.6 * light * (1 - light));
      for (let channel = 0; channel < 3; channel++) {
        result.pixels[pixel + channel] = (image.pixels[pixel + channel] ?? 0) + change;
      }
      result.pixels[pixel + 3] = image.pixels[pixel + 3] ?? 255;
    }
  }
  return result;
}

/** Noise from −1 to 1 interpolated between whole coordinates. */
function smoothNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = x - left;
  const down = y - top;
  const above = hashNoise(left, top, seed) * (1 - across) + hashNoise(left + 1, top, seed) * across;
  const below = hashNoise(left, top + 1, seed) * (1 - across) + hashNoise(left + 1, top + 1, seed) * across;
  return above * (1 - down) + below * down;
}
