import { describe, expect, it } from 'vitest';
import { createToneMap, compressHighlights } from './tone-map.ts';
import { pqFromNits, signalFromLight } from './transfer-functions.ts';

describe('compressHighlights', () => {
  it('does not change light below the knee, and maps the peak to one', () => {
    expect(compressHighlights(0.3)).toBe(0.3);
    expect(compressHighlights(1000 / 203)).toBeCloseTo(1, 10);
    expect(compressHighlights(40)).toBeCloseTo(1, 10);
  });

  it('has a continuous slope', () => {
    const step = 0.001;
    let slope = 1;
    for (let light = 0.01; light < 4.9; light += step) {
      const next = (compressHighlights(light + step) - compressHighlights(light)) / step;
      expect(next).toBeGreaterThan(0);
      expect(Math.abs(next - slope)).toBeLessThan(0.01);
      slope = next;
    }
  });
});

describe('createToneMap', () => {
  it('shows a mid grey of PQ as the same grey of Rec. 709', () => {
    const signal = pqFromNits(0.2 * 203);
    for (const value of createToneMap('pq')([signal, signal, signal]))
      expect(value).toBeCloseTo(signalFromLight(0.2), 4);
  });

  it('brings colours outside Rec. 709 into range', () => {
    for (const colour of createToneMap('hlg')([0, 0.9, 0.1])) {
      expect(colour).toBeGreaterThanOrEqual(0);
      expect(colour).toBeLessThanOrEqual(1);
    }
  });
});
