import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { CameraPose } from './camera-path.ts';
import { createWarp } from './warp.ts';
import { loadMovingImage } from './moving-image.ts';

const size = { width: 160, height: 120 };
const still: CameraPose = { x: 0, y: 0, zoom: 1, parallaxX: 0, parallaxY: 0, roll: 0 };
const none = () => [0, 0] as const;

/** A soft pattern without edges, so that a shift is a small change everywhere. */
async function makeImage() {
  const rgb = Buffer.alloc(size.width * size.height * 3);
  for (let index = 0; index < size.width * size.height; index += 1) {
    const [x, y] = [index % size.width, Math.floor(index / size.width)];
    rgb.set([128 + 90 * Math.sin(x / 9), 128 + 90 * Math.cos(y / 11), 128 + 60 * Math.sin((x + y) / 14)], index * 3);
  }
  const image = sharp(rgb, { raw: { ...size, channels: 3 } });
  return { rgb, moving: await loadMovingImage(image, size) };
}

function difference(one: Uint32Array, other: Uint32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) {
    sum += Math.abs(((one[index] ?? 0) & 255) - ((other[index] ?? 0) & 255));
  }
  return sum / one.length;
}

describe('createWarp', () => {
  it('shows the image itself where the camera has not moved', async () => {
    const { rgb, moving } = await makeImage();
    const frame = new Uint8Array(createWarp(moving)(still, none).buffer);
    let squares = 0;
    for (let index = 0; index < size.width * size.height; index += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        squares += ((frame[index * 4 + channel] ?? 0) - (rgb[index * 3 + channel] ?? 0)) ** 2;
      }
      expect(frame[index * 4 + 3]).toBe(255);
    }
    expect(10 * Math.log10(255 ** 2 / (squares / (size.width * size.height * 3)))).toBeGreaterThan(42);
  });

  it('moves by fractions of a pixel evenly', async () => {
    const { moving } = await makeImage();
    const warp = createWarp(moving);
    const frames = Array.from({ length: 12 }, (_, step) =>
      warp({ ...still, x: (step * 0.25) / size.width }, none).slice(),
    );
    const changes = frames.slice(1).map((frame, index) => difference(frame, frames[index] ?? frame));
    expect(Math.min(...changes)).toBeGreaterThan(0.5);
    expect(Math.max(...changes) / Math.min(...changes)).toBeLessThan(1.35);
  });

  it('shows no empty area when it looks beyond the edge', async () => {
    const { moving } = await makeImage();
    const frame = createWarp(moving)({ ...still, zoom: 0.92, x: 0.05, y: -0.05, parallaxX: 0.05, roll: 0.01 }, none);
    const bytes = new Uint8Array(frame.buffer);
    for (let index = 0; index < frame.length; index += 1) {
      expect((bytes[index * 4] ?? 0) + (bytes[index * 4 + 1] ?? 0)).toBeGreaterThan(40);
    }
  });
});
