import type { NamedColour } from '../../colour/colour-names.ts';
import { applyGuidedModel, fitGuidedModel } from '../pixels/guided-filter.ts';
import { coverageOf, createPlane, mapPlane, type Plane } from '../pixels/image.ts';
import { resizePlane } from '../pixels/resize-plane.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { colourTest } from './colour-family.ts';
import { cloudMask, waterMask } from './weather-masks.ts';
import { colourMask } from './colour-mask.ts';
import type { RegionCanvas } from './region-canvas.ts';
import type { RegionKind, RegionQuery, RegionTerm } from './region-query.ts';
import { skyMask } from './sky-mask.ts';
import { subjectMask } from './subject-mask.ts';
import { textMask } from './text-mask.ts';
import { keepLargeParts, keepPlace } from './tidy-mask.ts';

/** A share of the image below which a mask counts as empty. */
const leastShare = 0.0006;

/** Water is a surface: a smaller share of the image is a blue thing. */
const leastWater = 0.015;

const skin: NamedColour = { name: 'skin', rgb: [226, 172, 139] };
const green: NamedColour = { name: 'green', rgb: [47, 158, 68] };
const inverse = (mask: Plane): Plane => mapPlane(mask, (value) => 1 - value);
const both = (one: Plane, other: Plane): Plane => mapPlane(one, (value, index) => value * (other.values[index] ?? 0));

/**
 * Finds the region for a query in an image: a mask of the image's size, 0 to 1, with soft edges that follow the image's
 * own. Null when nothing was found.
 */
export function findRegion(canvas: RegionCanvas, query: RegionQuery): Plane | null {
  const { fine } = canvas;
  const mask = createPlane(fine.width, fine.height);
  for (const term of query.include) {
    const found = findTerm(canvas, term);
    for (let index = 0; index < mask.values.length; index++) {
      mask.values[index] = Math.max(mask.values[index] ?? 0, found.values[index] ?? 0);
    }
  }
  for (const term of query.except) {
    const found = findTerm(canvas, term);
    for (let index = 0; index < mask.values.length; index++) {
      mask.values[index] = (mask.values[index] ?? 0) * (1 - (found.values[index] ?? 0));
    }
  }
  if (coverageOf(mask) < leastShare) return null;
  const isWhole = mask.values.every((value) => value === 1);
  return isWhole ? resizePlane(mask, canvas.image.width, canvas.image.height) : refine(canvas, mask);
}

function findTerm(canvas: RegionCanvas, { kind, colour, place }: RegionTerm): Plane {
  const found = finders[kind](canvas, colour);
  return place === null ? found : keepPlace(found, place);
}

const removeSpecks = (mask: Plane): Plane => keepLargeParts(mask, { share: 0.006, holes: 0 });
const enlarge = (canvas: RegionCanvas, mask: Plane): Plane =>
  snap(canvas, resizePlane(mask, canvas.fine.width, canvas.fine.height));
const subjectOf = (canvas: RegionCanvas): Plane => enlarge(canvas, subjectMask(canvas.coarse, canvas.coarseColours));
const skyOf = (canvas: RegionCanvas): Plane => enlarge(canvas, skyMask(canvas.coarse, canvas.coarseColours));
const coloured = ({ fineColours }: RegionCanvas, colour: NamedColour): Plane =>
  removeSpecks(colourMask(fineColours, colourTest(colour)));
const lit = ({ fineColours }: RegionCanvas, low: number, high: number): Plane =>
  removeSpecks(mapPlane(fineColours.lightness, (value) => smoothStep(low, high, value)));

function waterOf(canvas: RegionCanvas): Plane {
  const water = keepLargeParts(waterMask(canvas.fineColours, skyOf(canvas)), { share: 0.15, holes: 0.01 });
  return coverageOf(water) < leastWater ? createPlane(water.width, water.height) : water;
}

type Finder = (canvas: RegionCanvas, colour: NamedColour | null) => Plane;

const finders: Record<RegionKind, Finder> = {
  everything: ({ fine }) => createPlane(fine.width, fine.height, 1),
  subject: subjectOf,
  background: (canvas) => inverse(subjectOf(canvas)),
  sky: skyOf,
  clouds: (canvas) => removeSpecks(cloudMask(canvas.fineColours, skyOf(canvas))),
  text: ({ fineColours }, colour) => {
    const text = textMask(fineColours.lightness);
    return colour === null ? text : both(text, colourMask(fineColours, colourTest(colour)));
  },
  bright: (canvas) => lit(canvas, 0.72, 0.84),
  dark: (canvas) => lit(canvas, 0.42, 0.3),
  water: waterOf,
  plants: (canvas) => coloured(canvas, green),
  skin: (canvas) => coloured(canvas, skin),
  colour: (canvas, colour) => coloured(canvas, colour ?? green),
};

/** Aligns a coarse mask with the edges of the image at the fine size. */
function snap({ fine, guide }: RegionCanvas, mask: Plane): Plane {
  const radius = Math.max(3, Math.round(Math.max(fine.width, fine.height) / 110));
  const fitted = applyGuidedModel(fitGuidedModel(guide, mask, radius, 2e-4), fine);
  return mapPlane(fitted, (value) => smoothStep(0.2, 0.8, value));
}

/** The last smoothing along edges, and the enlargement to the image's own size. */
function refine({ fine, guide, image }: RegionCanvas, mask: Plane): Plane {
  const radius = Math.max(1, Math.round(Math.max(fine.width, fine.height) / 420));
  const model = fitGuidedModel(guide, mask, radius, 1e-3);
  return mapPlane(applyGuidedModel(model, image), (value) => smoothStep(0.08, 0.92, value));
}
