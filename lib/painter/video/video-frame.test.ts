import { describe, expect, it } from 'vitest';
import { frameCount } from './video-frame.ts';

describe('frameCount', () => {
  it('is exact for every duration and rate', () => {
    expect([3, 5, 15].map((seconds) => frameCount(seconds, 30))).toEqual([90, 150, 450]);
    expect([24, 25, 48, 50].map((rate) => frameCount(7, rate))).toEqual([168, 175, 336, 350]);
  });
});
