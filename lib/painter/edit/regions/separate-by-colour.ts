import { colourPlanes, fitGuidedModel, applyGuidedModel } from '../pixels/guided-filter.ts';
import type { OklabPlanes } from '../pixels/oklab-planes.ts';
import { createPlane, mapPlane, type Plane, type Image } from '../pixels/image.ts';
import { fitColourModel } from './colour-model.ts';

/** How an initial mask is refined into a region. */
export interface Separation {
  /** The prior probability that a pixel is inside, 0 to 1; 0 and 1 are final. */
  prior: Plane;
  /** The weight of the prior relative to colour. */
  priorWeight: number;
  rounds: number;
}

/**
 * Segments an image by colour: models of the colours inside and outside are fitted to the current mask, each pixel is
 * classified by them and by the prior, the classification is smoothed along the image's edges, and the steps repeat. It
 * is GrabCut (Rother, Kolmogorov and Blake, 2004) with the guided filter in place of the graph cut, as in Hosni et al.,
 * "Fast Cost-Volume Filtering" (TPAMI 35(2), 2013). Null when one side is almost empty.
 */
export function separateByColour(
  image: Image,
  colours: OklabPlanes,
  guess: Plane,
  { prior, priorWeight, rounds }: Separation,
): Plane | null {
  const guide = colourPlanes(image);
  const radius = Math.max(2, Math.round(Math.max(image.width, image.height) / 48));
  let mask = guess;
  for (let round = 0; round < rounds; round++) {
    const inside = fitColourModel(colours, mask, 5);
    const outside = fitColourModel(
      colours,
      mapPlane(mask, (value) => 1 - value),
      6,
    );
    if (inside === null || outside === null) return null;
    const posterior = createPlane(mask.width, mask.height);
    for (let index = 0; index < posterior.values.length; index++) {
      const lightness = colours.lightness.values[index] ?? 0;
      const a = colours.a.values[index] ?? 0;
      const b = colours.b.values[index] ?? 0;
      const belief = prior.values[index] ?? 0.5;
      const evidence = inside.logDensity(lightness, a, b) - outside.logDensity(lightness, a, b);
      const bounded = Math.max(-6, Math.min(6, evidence));
      const odds = bounded + priorWeight * Math.log(Math.max(1e-4, belief) / Math.max(1e-4, 1 - belief));
      posterior.values[index] = belief === 0 ? 0 : belief === 1 ? 1 : 1 / (1 + Math.exp(-odds));
    }
    mask = applyGuidedModel(fitGuidedModel(guide, posterior, radius, 8e-4), image);
    mask = mapPlane(mask, (value, index) => {
      const belief = prior.values[index] ?? 0.5;
      return belief === 0 ? 0 : value < 0.5 ? value * value * 2 : 1 - (1 - value) ** 2 * 2;
    });
  }
  return mask;
}
