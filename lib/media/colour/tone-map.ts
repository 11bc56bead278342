import { limitChroma } from './limit-chroma.ts';
import { conversionMatrix, luminanceWeights, multiply } from './primaries.ts';
import type { Triple } from './primaries.ts';
import {
  hlgSystemGamma,
  nitsFromPq,
  peakNits,
  referenceWhiteNits,
  sceneFromHlg,
  signalFromLight,
} from './transfer-functions.ts';

/** Light, as a share of reference white, up to which nothing changes. */
const knee = 0.6;
const headroom = peakNits / referenceWhiteNits;

/**
 * Maps light to standard range, both as shares of white: linear up to the knee, then a hyperbola with the same slope at
 * the knee that reaches 1 at the peak (a Möbius transform). Detail in highlights is compressed, not clipped.
 */
export function compressHighlights(light: number): number {
  if (light <= knee) return light;
  const above = Math.min(1, (light - knee) / (headroom - knee));
  const slope = (headroom - knee) / (1 - knee);
  return knee + ((1 - knee) * slope * above) / (1 + (slope - 1) * above);
}

const wide = luminanceWeights('bt2020');
const narrow = luminanceWeights('bt709');
const toNarrow = conversionMatrix('bt2020', 'bt709');

/**
 * Makes the transform from a high dynamic range signal (Rec. 2020, 0–1) to a Rec. 709 signal: light as a display of
 * 1000 cd/m² shows it, highlights compressed by one factor for all three colours, colours outside Rec. 709 desaturated
 * until they fit.
 */
export function createToneMap(transfer: 'pq' | 'hlg'): (signal: Triple) => [number, number, number] {
  const lightOf = transfer === 'pq' ? pqLight : hlgLight;
  return (signal) => {
    const light = lightOf(signal);
    const most = Math.max(...light);
    const factor = most > 0 ? compressHighlights(most) / most : 1;
    const colour = multiply(toNarrow, [light[0] * factor, light[1] * factor, light[2] * factor]);
    const luminance = narrow[0] * colour[0] + narrow[1] * colour[1] + narrow[2] * colour[2];
    const inside = limitChroma(colour, luminance, 1, 1);
    return [signalFromLight(inside[0]), signalFromLight(inside[1]), signalFromLight(inside[2])];
  };
}

function pqLight(signal: Triple): Triple {
  const [red, green, blue] = signal;
  return [
    nitsFromPq(red) / referenceWhiteNits,
    nitsFromPq(green) / referenceWhiteNits,
    nitsFromPq(blue) / referenceWhiteNits,
  ];
}

/** Includes the display's OOTF (ITU-R BT.2100-2, table 5). */
function hlgLight(signal: Triple): Triple {
  const scene: Triple = [sceneFromHlg(signal[0]), sceneFromHlg(signal[1]), sceneFromHlg(signal[2])];
  const luminance = wide[0] * scene[0] + wide[1] * scene[1] + wide[2] * scene[2];
  const factor = headroom * luminance ** (hlgSystemGamma - 1);
  return [scene[0] * factor, scene[1] * factor, scene[2] * factor];
}
