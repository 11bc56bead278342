import { describe, expect, it } from 'vitest';
import { boundProportions, readProportions } from './proportions.ts';

describe('readProportions', () => {
  it('reads ratios, sizes and words', () => {
    expect(readProportions('21:9')).toEqual({ width: 21, height: 9 });
    expect(readProportions('1536x1024')).toEqual({ width: 1536, height: 1024 });
    expect(readProportions('landscape')).toEqual({ width: 16, height: 9 });
    expect(readProportions('portrait')).toEqual({ width: 9, height: 16 });
    expect(readProportions('square')).toEqual({ width: 1, height: 1 });
  });

  it.each(['auto', 'adaptive', 'match_input', '', '0:1', '4:'])('returns null for %j', (ratio) => {
    expect(readProportions(ratio)).toBeNull();
  });
});

describe('boundProportions', () => {
  it('limits strips to the longest and does not change others', () => {
    expect(boundProportions({ width: 900, height: 100 }, 8)).toEqual({ width: 8, height: 1 });
    expect(boundProportions({ width: 10, height: 900 }, 8)).toEqual({ width: 1, height: 8 });
    expect(boundProportions({ width: 640, height: 480 }, 8)).toEqual({ width: 640, height: 480 });
  });
});
