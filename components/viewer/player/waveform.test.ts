import { describe, expect, it } from 'vitest';
import { waveformPath } from './waveform';

describe('waveformPath', () => {
  it('goes along the top and back along the bottom', () => {
    expect(waveformPath([0.5, 1])).toBe('M0,-0.5L1,-1L1,1L0,0.5Z');
  });

  it('draws silence as a line, and nothing without values', () => {
    expect(waveformPath([0])).toBe('M0,-0.012L0,0.012Z');
    expect(waveformPath([])).toBe('');
  });
});
