import { boxBlur } from './box-blur.ts';
import { createPlane, mapPlane, type Plane, type Image } from './image.ts';
import { createRowReader } from './resize-plane.ts';

const product = (one: Plane, other: Plane): Plane =>
  mapPlane(one, (value, index) => value * (other.values[index] ?? 0));

/** The result of the guided filter: the mask as a local linear function of the guide's red, green and blue. */
export interface GuidedModel {
  slopes: [red: Plane, green: Plane, blue: Plane];
  offset: Plane;
}

/** Red, green and blue of an image as planes, 0 to 1. */
export function colourPlanes({ width, height, pixels }: Image): [red: Plane, green: Plane, blue: Plane] {
  const planes = [createPlane(width, height), createPlane(width, height), createPlane(width, height)] as const;
  for (let index = 0; index < width * height; index++) {
    for (let channel = 0; channel < 3; channel++) {
      const values = planes[channel as 0 | 1 | 2].values;
      values[index] = (pixels[index * 4 + channel] ?? 0) / 255;
    }
  }
  return [...planes];
}

/**
 * Fits a mask to the edges of a colour image of the same size: the guided filter of Kaiming He, Jian Sun and Xiaoou
 * Tang (ECCV 2010, colour guide: equations 13 to 15). `smoothness` is their ε: the contrast from which something counts
 * as an edge.
 */
export function fitGuidedModel(
  guide: readonly [Plane, Plane, Plane],
  mask: Plane,
  radius: number,
  smoothness: number,
): GuidedModel {
  const mean = (plane: Plane) => boxBlur(plane, radius);
  const [red, green, blue] = guide;
  const means = [mean(red), mean(green), mean(blue)] as const;
  const maskMean = mean(mask);
  const joint = [mean(product(red, mask)), mean(product(green, mask)), mean(product(blue, mask))] as const;
  const moments = [
    mean(product(red, red)),
    mean(product(red, green)),
    mean(product(red, blue)),
    mean(product(green, green)),
    mean(product(green, blue)),
    mean(product(blue, blue)),
  ] as const;
  const { width, height } = mask;
  const slopes: [Plane, Plane, Plane] = [
    createPlane(width, height),
    createPlane(width, height),
    createPlane(width, height),
  ];
  const offset = createPlane(width, height);
  for (let index = 0; index < width * height; index++) {
    const at = (plane: Plane) => plane.values[index] ?? 0;
    const r = at(means[0]);
    const g = at(means[1]);
    const b = at(means[2]);
    const m = at(maskMean);
    // The symmetric covariance matrix of the guide's colours in the window, and its inverse by cofactors.
    const rr = at(moments[0]) - r * r + smoothness;
    const rg = at(moments[1]) - r * g;
    const rb = at(moments[2]) - r * b;
    const gg = at(moments[3]) - g * g + smoothness;
    const gb = at(moments[4]) - g * b;
    const bb = at(moments[5]) - b * b + smoothness;
    const cr = gg * bb - gb * gb;
    const cg = rb * gb - rg * bb;
    const cb = rg * gb - rb * gg;
    const determinant = rr * cr + rg * cg + rb * cb;
    const mr = at(joint[0]) - r * m;
    const mg = at(joint[1]) - g * m;
    const mb = at(joint[2]) - b * m;
    const slopeRed = (cr * mr + cg * mg + cb * mb) / determinant;
    const slopeGreen = (cg * mr + (rr * bb - rb * rb) * mg + (rg * rb - rr * gb) * mb) / determinant;
    const slopeBlue = (cb * mr + (rg * rb - rr * gb) * mg + (rr * gg - rg * rg) * mb) / determinant;
    slopes[0].values[index] = slopeRed;
    slopes[1].values[index] = slopeGreen;
    slopes[2].values[index] = slopeBlue;
    offset.values[index] = m - slopeRed * r - slopeGreen * g - slopeBlue * b;
  }
  return { slopes: [mean(slopes[0]), mean(slopes[1]), mean(slopes[2])], offset: mean(offset) };
}

/**
 * The mask that a model gives for an image, 0 to 1. The image may be larger than the one that the model was fitted to:
 * the model is smooth and upsamples well (Kaiming He and Jian Sun, "Fast Guided Filter", arXiv 1505.00996).
 */
export function applyGuidedModel(model: GuidedModel, { width, height, pixels }: Image): Plane {
  const [readRed, readGreen, readBlue] = model.slopes.map((plane) => createRowReader(plane, width, height));
  const readOffset = createRowReader(model.offset, width, height);
  const result = createPlane(width, height);
  if (readRed === undefined || readGreen === undefined || readBlue === undefined) return result;
  for (let y = 0; y < height; y++) {
    const red = readRed(y);
    const green = readGreen(y);
    const blue = readBlue(y);
    const offset = readOffset(y);
    for (let x = 0; x < width; x++) {
      const pixel = (y * width + x) * 4;
      const colour =
        (red[x] ?? 0) * (pixels[pixel] ?? 0) +
        (green[x] ?? 0) * (pixels[pixel + 1] ?? 0) +
        (blue[x] ?? 0) * (pixels[pixel + 2] ?? 0);
      result.values[y * width + x] = Math.min(1, Math.max(0, colour / 255 + (offset[x] ?? 0)));
    }
  }
  return result;
}
