import { describe, expect, it } from 'vitest';
import { waveformBars, barsPath } from './waveform-bars';

describe('waveformBars', () => {
  it('takes the loudest slice of each bar, scaled to the loudest of all', () => {
    expect(waveformBars([0, 0.1, 0.5, 0.2], 2)).toEqual([0.2, 1]);
    expect(waveformBars([0.5], 40)).toEqual([1]);
    expect(waveformBars([], 40)).toEqual([]);
  });
  it('shows silence as a line, not as noise', () => {
    expect(waveformBars([0, 0, 0], 3)).toEqual([0.04, 0.04, 0.04]);
  });
});

describe('barsPath', () => {
  it('draws each bar around the middle', () => {
    expect(barsPath([1, 0.5])).toBe('M0.25 0h.5v2h-.5zM1.25 0.5h.5v1h-.5z');
  });
});
