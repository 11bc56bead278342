import { describe, expect, it } from 'vitest';
import { haveOtherProportions, overlapOf } from './overlap';

const size = (width: number, height: number) => ({ width, height });

describe('overlapOf', () => {
  const rect = { left: 10, top: 20, width: 300, height: 200 };

  it('is the part that both show', () => {
    expect(overlapOf(rect, size(1500, 1000), size(500, 500))).toEqual({ left: 60, top: 20, width: 200, height: 200 });
    expect(overlapOf(rect, size(100, 200), size(400, 100))).toEqual({ left: 110, top: 82.5, width: 100, height: 75 });
  });

  it('is the whole frame for files of its proportion, or without one', () => {
    expect(overlapOf(rect, size(1500, 1000), size(300, 200))).toEqual(rect);
    expect(overlapOf(rect, { width: null, height: null }, size(300, 200))).toEqual(rect);
  });
});

describe('haveOtherProportions', () => {
  it('ignores a pixel of rounding', () => {
    expect(haveOtherProportions(size(1024, 683), size(1536, 1024))).toBe(false);
    expect(haveOtherProportions(size(1024, 1024), size(1536, 1024))).toBe(true);
    expect(haveOtherProportions({ width: null, height: 4 }, size(1, 1))).toBe(false);
  });
});
