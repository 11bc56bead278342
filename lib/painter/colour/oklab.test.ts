import { describe, expect, it } from 'vitest';
import { oklabOfRgb, rgbOfOklab } from './oklab.ts';
import { oklabOfOklch, oklchOfOklab } from './oklch.ts';
import { convertOklabToLrgb } from 'culori';

describe('oklabOfRgb', () => {
  it('returns the published values for white and red', () => {
    expect(oklabOfRgb(255, 255, 255).l).toBeCloseTo(1, 4);
    const red = oklabOfRgb(255, 0, 0);
    expect(red.l).toBeCloseTo(0.628, 3);
    expect(red.a).toBeCloseTo(0.2249, 3);
    expect(red.b).toBeCloseTo(0.1258, 3);
  });

  it('is inverted by rgbOfOklab', () => {
    const colours: [number, number, number][] = [
      [0, 0, 0],
      [255, 255, 255],
      [12, 200, 99],
      [255, 0, 255],
      [3, 4, 250],
    ];
    for (const rgb of colours) {
      expect(rgbOfOklab(oklabOfRgb(...rgb))).toEqual(rgb);
    }
  });
});

describe('rgbOfOklab', () => {
  it('preserves hue and lightness of a colour that sRGB cannot show', () => {
    const wanted = { l: 0.6, c: 0.4, h: 150 };
    const shown = oklchOfOklab(oklabOfRgb(...rgbOfOklab(oklabOfOklch(wanted))));
    expect(Math.abs(shown.h - 150)).toBeLessThan(2);
    expect(shown.l).toBeCloseTo(0.6, 1);
    const { r, g, b } = convertOklabToLrgb(oklabOfOklch(wanted));
    expect(Math.max(r, g, b)).toBeLessThan(1);
  });
});
