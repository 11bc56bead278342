import type { NamedColour } from '../../colour/colour-names.ts';
import { oklabOfRgb } from '../../colour/oklab.ts';
import { hueDistance, type Oklch, oklchOfOklab } from '../../colour/oklch.ts';
import { smoothBand, smoothStep } from '../../curves/smooth-step.ts';

/** How well a colour fits a colour word: 0 to 1. */
export type ColourTest = (colour: Oklch) => number;

/** A range of OKLCH: hues in degrees (may pass 360), lightness and chroma. */
interface Range {
  hue: [from: number, to: number];
  lightness: [from: number, to: number];
  chroma: [from: number, to: number];
}

const hueSoftness = 9;

// The ranges of plain colour words: a red car is red in its shadows too, while "crimson" is one point in the space.
const families: Record<string, Range> = {
  red: { hue: [2, 42], lightness: [0.12, 0.74], chroma: [0.075, 1] },
  orange: { hue: [42, 79], lightness: [0.56, 1], chroma: [0.085, 1] },
  yellow: { hue: [80, 117], lightness: [0.62, 1], chroma: [0.075, 1] },
  gold: { hue: [66, 104], lightness: [0.5, 1], chroma: [0.065, 1] },
  green: { hue: [112, 172], lightness: [0.1, 1], chroma: [0.032, 1] },
  turquoise: { hue: [170, 218], lightness: [0.1, 1], chroma: [0.035, 1] },
  teal: { hue: [170, 222], lightness: [0.1, 0.75], chroma: [0.03, 1] },
  cyan: { hue: [178, 228], lightness: [0.4, 1], chroma: [0.05, 1] },
  blue: { hue: [218, 283], lightness: [0.1, 1], chroma: [0.038, 1] },
  purple: { hue: [284, 330], lightness: [0.1, 1], chroma: [0.04, 1] },
  violet: { hue: [278, 325], lightness: [0.1, 1], chroma: [0.04, 1] },
  magenta: { hue: [318, 356], lightness: [0.3, 1], chroma: [0.12, 1] },
  pink: { hue: [322, 384], lightness: [0.62, 1], chroma: [0.04, 1] },
  brown: { hue: [28, 96], lightness: [0.14, 0.57], chroma: [0.026, 0.135] },
  beige: { hue: [52, 112], lightness: [0.7, 0.96], chroma: [0.018, 0.082] },
  skin: { hue: [28, 78], lightness: [0.36, 0.9], chroma: [0.035, 0.14] },
};

const aliases: Record<string, string> = { golden: 'gold', aqua: 'turquoise', tan: 'beige', fuchsia: 'magenta' };

/** The softest threshold for chroma, so that JPEG noise does not decide. */
const chromaSoftness = 0.014;

function rangeTest({ hue, lightness, chroma }: Range): ColourTest {
  const middle = (hue[0] + hue[1]) / 2;
  const half = (hue[1] - hue[0]) / 2;
  return (colour) => {
    const turn = Math.abs(hueDistance(middle, colour.h));
    // Dark colours have less chroma: the same paint in the shade must still match.
    const shade = Math.min(1, Math.max(0.35, colour.l / 0.5));
    return (
      smoothStep(half + hueSoftness, half - hueSoftness / 3, turn) *
      smoothBand(lightness[0], lightness[1], 0.06, colour.l) *
      smoothBand(chroma[0] * shade, chroma[1], chromaSoftness, colour.c)
    );
  };
}

function greyTest(target: Oklch): ColourTest {
  if (target.l > 0.93) {
    return ({ l, c }) => smoothStep(0.8, 0.9, l) * smoothStep(0.06, 0.03, c);
  }
  if (target.l < 0.3) {
    return ({ l, c }) => smoothStep(0.36, 0.26, l) * smoothStep(0.07, 0.04, c);
  }
  return ({ l, c }) => smoothBand(target.l - 0.2, target.l + 0.2, 0.08, l) * smoothStep(0.05, 0.028, c);
}

/** The test for a colour word: a wide range for plain words, the neighbourhood of the colour itself for others. */
export function colourTest({ name, rgb }: NamedColour): ColourTest {
  const family = families[aliases[name] ?? name];
  if (family !== undefined) return rangeTest(family);
  const target = oklchOfOklab(oklabOfRgb(...rgb));
  if (target.c < 0.03) return greyTest(target);
  return rangeTest({
    hue: [target.h - 22, target.h + 22],
    lightness: [target.l - 0.17, target.l + 0.17],
    chroma: [Math.max(0.022, target.c * 0.5), Math.max(0.1, target.c * 1.9)],
  });
}
