import { describe, expect, it } from 'vitest';
import { formatAbout, formatAboutRange } from './format-about';

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

describe('formatAboutRange', () => {
  it.each([
    [3, 6, '3–6 s'],
    [17, 33, '17–35 s'],
    [28.2, 29, '30 s'],
    [48, 130, '50 s – 2 min'],
    [70, 130, '1–2 min'],
    [3600, 9000, '1 h – 2 h 30 min'],
    [3600, 7200, '1–2 h'],
    [4200, 8400, '1 h 10 min – 2 h 20 min'],
  ])('formats %d to %d seconds as %s', (low, high, text) => {
    expect(formatAboutRange(low, high)).toBe(text);
  });
});
