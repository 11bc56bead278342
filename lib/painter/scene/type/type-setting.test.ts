import { describe, expect, it } from 'vitest';
import { paintPrompt } from '../testing/paint-prompt.ts';
import { shareChanged } from '../testing/measure-image.ts';
import { contrastOf } from './calm-ground.ts';

const bounds = (a: Uint8ClampedArray, b: Uint8ClampedArray, width: number) => {
  const changed = Array.from({ length: a.length / 4 }, (_, index) => index).filter(
    (index) => Math.abs((a[index * 4 + 1] ?? 0) - (b[index * 4 + 1] ?? 0)) > 40,
  );
  const xs = changed.map((index) => index % width);
  const ys = changed.map((index) => Math.floor(index / width));
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    share: changed.length / (a.length / 4),
  };
};

describe('createTypeSetting', () => {
  it('sets quoted text inside the frame, large and in contrast to the background', () => {
    for (const [width, height] of [
      [240, 160],
      [160, 240],
      [320, 135],
      [150, 150],
    ] as const) {
      for (const prompt of ['sea at dusk', 'snowy mountains by day', 'city at night']) {
        const plain = paintPrompt(`${prompt} "OPEN STUDIO"`, { width, height, isBare: true });
        const set = paintPrompt(`${prompt} "OPEN STUDIO"`, { width, height });
        const box = bounds(set, plain, width);
        expect(box.share).toBeGreaterThan(0.012);
        expect(box.left).toBeGreaterThan(1);
        expect(box.right).toBeLessThan(width - 2);
        expect(box.top).toBeGreaterThan(1);
        expect(box.bottom).toBeLessThan(height - 2);
      }
    }
  });

  it('draws different texts differently and fits very long ones', () => {
    const one = paintPrompt('calm sea "LIGHT"', { width: 320, height: 240 });
    expect(shareChanged(one, paintPrompt('calm sea "NIGHT"', { width: 320, height: 240 }))).toBeGreaterThan(0.001);
    const long = 'a very long title that goes on and on until nobody could read it from afar any more';
    expect(() => paintPrompt(`calm sea "${long}"`)).not.toThrow();
  });
});

describe('contrastOf', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrastOf(0, 1)).toBeCloseTo(21, 0);
    expect(contrastOf(0.5, 0.5)).toBeCloseTo(1);
  });
});
