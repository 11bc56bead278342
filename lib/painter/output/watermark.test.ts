import { describe, expect, it } from 'vitest';
import type { Size } from '../../service/models/sizes/proportions.ts';
import { createWatermark } from './watermark.ts';

const grey = ({ width, height }: Size, value: number) => {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(value);
  for (let index = 3; index < pixels.length; index += 4) pixels[index] = 255;
  return pixels;
};

/** The box of pixels that the mark changed, and the largest range of values in it. */
function markOn(size: Size, value: number) {
  const pixels = grey(size, value);
  createWatermark(size)(pixels);
  const found = { left: size.width, top: size.height, right: -1, bottom: -1, least: value, most: value };
  for (let index = 0; index < size.width * size.height; index++) {
    const shown = pixels[index * 4] ?? 0;
    if (shown === value) continue;
    const [x, y] = [index % size.width, Math.floor(index / size.width)];
    found.left = Math.min(found.left, x);
    found.top = Math.min(found.top, y);
    found.right = Math.max(found.right, x);
    found.bottom = Math.max(found.bottom, y);
    found.least = Math.min(found.least, shown);
    found.most = Math.max(found.most, shown);
  }
  return found;
}

describe('createWatermark', () => {
  it.each([0, 20, 128, 235, 255])('is visible on grey of %d', (value) => {
    const { least, most } = markOn({ width: 854, height: 480 }, value);
    expect(most - least).toBeGreaterThan(110);
  });

  it.each([
    [512, 512],
    [2720, 1536],
    [480, 854],
    [2896, 362],
    [362, 2896],
  ])('is small and at the bottom right of %d × %d', (width, height) => {
    const { left, top, right, bottom } = markOn({ width, height }, 128);
    expect(left).toBeGreaterThan(width * 0.25);
    expect(top).toBeGreaterThan(height * 0.85);
    expect(right).toBeLessThan(width);
    expect(bottom).toBeLessThan(height);
    expect(((right - left) * (bottom - top)) / (width * height)).toBeLessThan(0.03);
  });

  it('is drawn on transparent pixels, and leaves the others transparent', () => {
    const pixels = new Uint8ClampedArray(400 * 300 * 4);
    createWatermark({ width: 400, height: 300 })(pixels);
    expect(pixels.slice(0, 4)).toEqual(new Uint8ClampedArray(4));
    const opacities = pixels.filter((_, index) => index % 4 === 3);
    expect(opacities.reduce((most, value) => Math.max(most, value), 0)).toBeGreaterThan(200);
  });

  it('fits into a few pixels too', () => {
    const pixels = new Uint8Array(16 * 8 * 4).fill(90);
    expect(() => createWatermark({ width: 16, height: 8 })(pixels)).not.toThrow();
  });
});
