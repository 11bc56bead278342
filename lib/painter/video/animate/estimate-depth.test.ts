import { describe, expect, it } from 'vitest';
import { estimateDepth } from './estimate-depth.ts';

const size = { width: 96, height: 64 };

function imageOf(colour: (x: number, y: number) => readonly [number, number, number]) {
  const rgb = new Uint8Array(size.width * size.height * 3);
  for (let index = 0; index < size.width * size.height; index += 1) {
    rgb.set(colour(index % size.width, Math.floor(index / size.width)), index * 3);
  }
  return { ...size, rgb };
}

describe('estimateDepth', () => {
  const field = estimateDepth(imageOf((x, y) => (Math.hypot(x - 48, y - 34) < 12 ? [200, 60, 40] : [120, 150, 180])));
  const at = (x: number, y: number) => field.values[y * size.width + x] ?? 0;

  it('estimates low and salient parts as near', () => {
    expect(at(48, 62)).toBeGreaterThan(at(48, 2) + 0.3);
    expect(at(48, 34)).toBeGreaterThan(at(6, 34) + 0.2);
  });

  it('is smooth enough not to tear', () => {
    for (let y = 0; y < size.height; y += 1) {
      for (let x = 1; x < size.width; x += 1) expect(Math.abs(at(x, y) - at(x - 1, y))).toBeLessThan(0.12);
    }
  });

  it('estimates a uniform image as near at the bottom and far at the top', () => {
    const even = estimateDepth(imageOf(() => [90, 90, 90]));
    expect(even.values.every((value) => value >= 0 && value <= 1)).toBe(true);
    expect(even.values.at(-1)).toBeGreaterThan(even.values[0] ?? 1);
  });
});
