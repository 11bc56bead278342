import { describe, expect, it } from 'vitest';
import { readRatio, readResolution } from './read-format.ts';

describe('readRatio', () => {
  it.each([
    ['A desktop wallpaper of hills', '16:9'],
    ['A phone wallpaper of hills', '9:16'],
    ['An app icon of a fox', '1:1'],
    ['A movie poster', '3:4'],
    ['A panorama, 3:1', '3:1'],
    ['A lake at dawn', null],
  ])('reads %s as %s', (prompt, ratio) => {
    expect(readRatio(prompt)).toBe(ratio);
  });
});

describe('readResolution', () => {
  it.each([
    ['a 4K picture of a lake', '2K'],
    ['an icon of a fox', '512'],
    ['a wallpaper', '2K'],
    ['a lake', '1K'],
  ])('reads %s as %s', (prompt, resolution) => {
    expect(readResolution(prompt)).toBe(resolution);
  });
});
