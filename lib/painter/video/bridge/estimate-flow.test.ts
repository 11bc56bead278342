import { describe, expect, it } from 'vitest';
import { estimateFlow } from './estimate-flow.ts';
import type { SmallImage } from '../animate/estimate-depth.ts';

const size = { width: 96, height: 54 };

/** Blobs over a gradient, the blobs moved by some pixels. */
function image(moveX: number, moveY: number, seed = 1, light = 1): SmallImage {
  const rgb = new Uint8Array(size.width * size.height * 3);
  for (let index = 0; index < size.width * size.height; index += 1) {
    const [x, y] = [(index % size.width) - moveX, Math.floor(index / size.width) - moveY];
    const value =
      120 + 50 * Math.sin(x / (5 + seed) + seed * 3) * Math.cos(y / (4 + seed)) + 30 * Math.sin((x * seed + y * 2) / 9);
    rgb.set([value * light, value * 0.9 * light, (255 - value) * light], index * 3);
  }
  return { ...size, rgb };
}

const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('estimateFlow', () => {
  it('finds how far a thing has moved, in another light too', () => {
    for (const light of [1, 0.6]) {
      const flow = estimateFlow(image(0, 0), image(5, -3, 1, light));
      expect(mean(flow.across.values) * size.width).toBeCloseTo(5, 0);
      expect(mean(flow.down.values) * size.height).toBeCloseTo(-3, 0);
      expect(flow.match).toBeGreaterThan(0.9);
    }
  });

  it('reports that images have nothing in common', () => {
    expect(estimateFlow(image(0, 0), image(0, 0, 4)).match).toBeLessThan(0.5);
  });
});
