import { describe, expect, it } from 'vitest';
import { hueDistance, mix, type Rgb, rgbOf, oklchOfOklab } from './oklch.ts';
import { convertRgbToOklab } from 'culori';

const oklchOfRgb = ([r, g, b]: Rgb) => oklchOfOklab(convertRgbToOklab({ r, g, b }));

describe('rgbOf', () => {
  it('returns every sRGB colour that it was read from', () => {
    const colours: Rgb[] = [
      [0, 0, 0],
      [1, 1, 1],
      [1, 0, 0],
      [0, 0.5, 1],
      [0.2, 0.8, 0.4],
    ];
    for (const rgb of colours) {
      const back = rgbOf(oklchOfRgb(rgb));
      for (const [channel, value] of rgb.entries()) expect(back[channel]).toBeCloseTo(value, 2);
    }
  });

  it('preserves lightness and hue of a colour outside the gamut and reduces chroma', () => {
    const wild = { l: 0.8, c: 0.4, h: 145 };
    const tamed = oklchOfRgb(rgbOf(wild));
    expect(tamed.l).toBeCloseTo(wild.l, 2);
    expect(Math.abs(hueDistance(tamed.h, wild.h))).toBeLessThan(2);
    expect(tamed.c).toBeLessThan(wild.c);
  });
});

describe('mix', () => {
  it('goes from one colour to the other', () => {
    const [from, to] = [
      { l: 0.2, c: 0.1, h: 30 },
      { l: 0.8, c: 0.05, h: 200 },
    ];
    expect(mix(from, to, 0).l).toBeCloseTo(0.2);
    expect(mix(from, to, 1).h).toBeCloseTo(200);
    expect(mix(from, to, 0.5).l).toBeCloseTo(0.5);
  });
});

describe('hueDistance', () => {
  it('takes the shorter way round', () => {
    expect(hueDistance(350, 10)).toBeCloseTo(20);
    expect(hueDistance(10, 350)).toBeCloseTo(-20);
  });
});
