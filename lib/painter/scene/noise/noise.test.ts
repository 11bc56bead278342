import { describe, expect, it } from 'vitest';
import { createNoise, fractal, ridged } from './noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { createRandom } from './random.ts';

const draw = (seed: number, name: string) => Array.from({ length: 5 }, createRandom(seed, name).next);

describe('createRandom', () => {
  it('repeats itself for a seed and name and differs for others', () => {
    expect(draw(7, 'clouds')).toEqual(draw(7, 'clouds'));
    expect(draw(7, 'clouds')).not.toEqual(draw(8, 'clouds'));
    expect(draw(7, 'clouds')).not.toEqual(draw(7, 'trees'));
  });

  it('is evenly distributed over its range', () => {
    const { next } = createRandom(1, 'even');
    const drawn = Array.from({ length: 8000 }, next);
    expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(0.5, 1);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
  });
});

describe('createNoise', () => {
  it('is smooth and stays within its range', () => {
    const noise = createNoise(3, 'hills');
    for (let x = 0; x < 40; x += 0.37) {
      expect(Math.abs(noise(x, x * 0.7))).toBeLessThan(1.3);
      expect(Math.abs(noise(x + 0.001, 2) - noise(x, 2))).toBeLessThan(0.02);
    }
  });
});

describe('fractal and ridged', () => {
  it('add octaves without leaving their ranges', () => {
    const noise = createNoise(5, 'range');
    for (let x = 0; x < 30; x += 0.71) {
      expect(Math.abs(fractal(noise, x, 1.5, 6))).toBeLessThan(1.2);
      expect(ridged(noise, x, 1.5, 5)).toBeLessThanOrEqual(1);
    }
  });
});

describe('smoothStep', () => {
  it('is 0 before, 1 after and works with falling edges', () => {
    expect([smoothStep(0, 1, -1), smoothStep(0, 1, 0.5), smoothStep(0, 1, 2)]).toEqual([0, 0.5, 1]);
    expect(smoothStep(1, 0, 0.2)).toBeGreaterThan(0.5);
  });
});
