import type { OklabPlanes } from '../pixels/oklab-planes.ts';
import { coverageOf, createPlane, mapPlane, type Plane, type Image } from '../pixels/image.ts';
import { saliencyOf } from './saliency.ts';
import { separateByColour } from './separate-by-colour.ts';
import { keepLargeParts } from './tidy-mask.ts';

/** The smallest share of the image that counts as a subject. */
const leastShare = 0.002;

/** The salient part of the image, 0 to 1; all 0 when there is none. */
export function subjectMask(image: Image, colours: OklabPlanes): Plane {
  const { width, height } = image;
  const saliency = saliencyOf(colours);
  const threshold = otsuThreshold(saliency.values);
  const guess = mapPlane(saliency, (value) => (value > threshold ? 1 : 0));
  if (coverageOf(guess) < leastShare) return createPlane(width, height);
  const prior = mapPlane(saliency, (value, index) => {
    const atEdge = index < width || index % width === 0 || index % width === width - 1;
    // The frame is background unless it is salient itself.
    if (atEdge && value < threshold) return 0;
    return 0.06 + 0.88 / (1 + Math.exp(-(value - threshold) * 9));
  });
  const mask = separateByColour(image, colours, guess, { prior, priorWeight: 1.6, rounds: 5 }) ?? guess;
  return keepLargeParts(mask, { share: 0.12, holes: 0.05 });
}

/**
 * The threshold that best separates values (0 to 1) into two classes. Otsu, IEEE Transactions on Systems, Man, and
 * Cybernetics 9(1), 1979.
 */
export function otsuThreshold(values: Float32Array): number {
  const bins = new Float64Array(128);
  for (const value of values) {
    const bin = Math.min(127, Math.max(0, Math.floor(value * 128)));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const total = values.length;
  const sum = bins.reduce((running, count, bin) => running + count * bin, 0);
  let below = 0;
  let sumBelow = 0;
  let best = 0;
  let threshold = 64;
  for (let bin = 0; bin < 127; bin++) {
    below += bins[bin] ?? 0;
    sumBelow += bin * (bins[bin] ?? 0);
    if (below === 0 || below === total) continue;
    const between = below * (total - below) * (sumBelow / below - (sum - sumBelow) / (total - below)) ** 2;
    if (between > best) {
      best = between;
      threshold = bin;
    }
  }
  return (threshold + 1) / 128;
}
