import { describe, expect, it } from 'vitest';
import { formatAbout } from './format-about';

describe('formatAbout', () => {
  it.each([
    [0.2, '1 s'],
    [12.4, '12 s'],
    [99.4, '99 s'],
    [130, '2 min'],
    [3590, '1 h'],
    [4200, '1 h 10 min'],
  ])('formats %d seconds as %s', (seconds, text) => {
    expect(formatAbout(seconds)).toBe(text);
  });
});
