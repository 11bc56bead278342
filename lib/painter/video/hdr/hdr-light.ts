import { limitChroma } from '../../../media/colour/limit-chroma.ts';
import { conversionMatrix, luminanceWeights, multiply, type Triple } from '../../../media/colour/primaries.ts';
import {
  lightFromSignal,
  lightFromSrgb,
  peakNits,
  referenceWhiteNits,
} from '../../../media/colour/transfer-functions.ts';
import type { SourceColour } from '../../../media/colour/source-colour.ts';

/** How a video is expanded to high dynamic range. */
export interface HdrLook {
  /** 0–1, neutral at 0.5: from two stops darker to two stops brighter. */
  exposure: number;
  /** 0–1, neutral at 0.5: chroma from half to one and a half times. */
  saturation: number;
  /** Signal level of the source, 0–1, above which highlights are expanded. */
  highlightThreshold: number;
}

/** Peak as a multiple of reference white. */
const headroom = peakNits / referenceWhiteNits;

/** The factor on light for an exposure: `2^(4 (exposure − 0.5))`, ±2 stops. */
export function exposureGain(exposure: number): number {
  return 2 ** (4 * (exposure - 0.5));
}

/**
 * The expansion of one brightness, both in multiples of reference white: the line `gain · light`, and above the
 * threshold `t` a cubic on top of it that reaches the peak at 1: `gain · light + (peak − gain) · ((light − t) / (1 −
 * t))³`, with `peak = headroom · min(1, gain)`. It rises everywhere, and its first and second derivatives are
 * continuous at the threshold, so no edge is visible there.
 */
export function expandHighlights(light: number, gain: number, threshold: number): number {
  const above = Math.max(0, (light - threshold) / (1 - threshold));
  return gain * light + (headroom * Math.min(1, gain) - gain) * above ** 3;
}

/**
 * Makes the transform from the source's signal (0–1, as decoded) to light in cd/m², Rec. 2020 primaries: linear light,
 * exposure and highlight expansion by one factor for all three colours (which preserves hues), then primaries, then
 * saturation around luminance. The expansion depends on `0.7 · luminance + 0.3 · max(red, green, blue)`: lamps and
 * skies glow, saturated surfaces hardly do.
 */
export function createHdrLight(
  look: HdrLook,
  source: Pick<SourceColour, 'primaries' | 'transfer'>,
): (signal: Triple) => [number, number, number] {
  const linear = source.transfer === 'srgb' ? lightFromSrgb : lightFromSignal;
  const toWide = conversionMatrix(source.primaries, 'bt2020');
  const narrow = luminanceWeights(source.primaries);
  const wide = luminanceWeights('bt2020');
  const gain = exposureGain(look.exposure);
  const threshold = linear(look.highlightThreshold);
  const chroma = 0.5 + look.saturation;

  return (signal) => {
    const light: Triple = [linear(signal[0]), linear(signal[1]), linear(signal[2])];
    const brightness =
      0.7 * (narrow[0] * light[0] + narrow[1] * light[1] + narrow[2] * light[2]) + 0.3 * Math.max(...light);
    const factor = brightness > 0 ? expandHighlights(brightness, gain, threshold) / brightness : gain;
    const colour = multiply(toWide, light);
    const luminance = wide[0] * colour[0] + wide[1] * colour[1] + wide[2] * colour[2];
    const kept = limitChroma(colour, luminance, chroma, headroom / factor);
    const scale = factor * referenceWhiteNits;
    return [kept[0] * scale, kept[1] * scale, kept[2] * scale];
  };
}
