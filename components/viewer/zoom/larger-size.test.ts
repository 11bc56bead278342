import { describe, expect, it } from 'vitest';
import { largerSize } from './larger-size';

describe('largerSize', () => {
  it('is that of the one with more pixels, as far as it is known', () => {
    const [small, large] = [
      { width: 480, height: 320 },
      { width: 960, height: 640 },
    ];
    expect(largerSize(small, large)).toEqual(large);
    expect(largerSize(large, small)).toEqual(large);
    expect(largerSize({ width: null, height: null }, small)).toEqual(small);
    expect(largerSize({ width: null, height: null }, { width: 0, height: 9 }).width).toBeGreaterThan(0);
  });
});
