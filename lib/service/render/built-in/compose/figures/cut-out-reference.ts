import { coverageOf, createPlane, type Picture, type Plane } from '../../edit/pixels/picture.ts';
import { shrinkPicture } from '../../edit/pixels/sharp-bridge.ts';
import { cutOut } from '../../edit/regions/cut-out.ts';
import { findRegion } from '../../edit/regions/find-region.ts';
import { readRegion } from '../../edit/regions/read-region.ts';
import { createRegionCanvas } from '../../edit/regions/region-canvas.ts';
import { regionOf } from '../../edit/regions/region-query.ts';
import { type Figure, notCutOff } from './figure.ts';
import { cropPicture, visibleBox } from './trim-picture.ts';

/** A reference's subject without its surroundings, and how sure it is that this is one thing. */
export interface ReferenceCutOut {
  figure: Figure;
  /** 0 to 1; below one half it rather is a view that fills its frame. */
  trust: number;
}

const share = (count: number, of: number): number => count / Math.max(1, of);

/** How much of each side of the frame a mask touches, 0 to 1. */
function sidesTouched({ width, height, values }: Plane): { left: number; right: number; top: number; bottom: number } {
  const set = (x: number, y: number): number => ((values[y * width + x] ?? 0) > 0.5 ? 1 : 0);
  const touched = { left: 0, right: 0, top: 0, bottom: 0 };
  for (let x = 0; x < width; x++) {
    touched.top += set(x, 0);
    touched.bottom += set(x, height - 1);
  }
  for (let y = 0; y < height; y++) {
    touched.left += set(0, y);
    touched.right += set(width - 1, y);
  }
  return {
    left: share(touched.left, height),
    right: share(touched.right, height),
    top: share(touched.top, width),
    bottom: share(touched.bottom, width),
  };
}

/** A thing stands free in its frame, its edges are decided, and it is neither a speck nor nearly everything. */
function trustOf(mask: Plane): number {
  const covered = coverageOf(mask);
  const sides = sidesTouched(mask);
  let unsure = 0;
  for (const value of mask.values) if (value > 0.15 && value < 0.85) unsure++;
  const free = 1 - Math.min(1, sides.left + sides.right + sides.top * 1.2 + Math.max(0, sides.bottom - 0.6));
  const decided = 1 - Math.min(1, (share(unsure, mask.values.length) / Math.max(0.01, covered)) * 1.6);
  const size = covered < 0.012 ? covered / 0.012 : covered > 0.62 ? Math.max(0, 1 - (covered - 0.62) * 4) : 1;
  return Math.max(0, free) * Math.max(0, decided) * size;
}

function alphaOf({ width, height, pixels }: Picture): Plane {
  const plane = createPlane(width, height);
  for (let index = 0; index < plane.values.length; index++) plane.values[index] = (pixels[index * 4 + 3] ?? 0) / 255;
  return plane;
}

/**
 * Cuts out what the words name, else what stands out; a picture that is cut out already keeps its own outline. Null when
 * nothing stands out at all.
 *
 * @param longestSide the picture is looked at, and comes back, no larger than this
 */
export async function cutOutReference(
  reference: Picture,
  words: string,
  longestSide: number,
): Promise<ReferenceCutOut | null> {
  const picture = await shrinkPicture(reference, longestSide);
  const alpha = picture.hasAlpha ? alphaOf(picture) : null;
  const isCutAlready = alpha !== null && coverageOf(alpha) < 0.94;
  const mask = isCutAlready ? alpha : await maskOf(picture, words);
  if (mask === null) return null;
  const cut = isCutAlready ? picture : cutOut(picture, mask);
  const box = visibleBox(cut);
  if (box === null) return null;
  const sides = sidesTouched(mask);
  const least = 0.02;
  return {
    figure: {
      picture: cropPicture(cut, box),
      isCutOff: isCutAlready
        ? notCutOff
        : { left: sides.left > least, right: sides.right > least, bottom: sides.bottom > least },
      hasLight: false,
      hasShadow: false,
      isStanding: true,
    },
    trust: isCutAlready ? 1 : trustOf(mask),
  };
}

async function maskOf(picture: Picture, words: string): Promise<Plane | null> {
  const canvas = await createRegionCanvas(picture);
  const named = words === '' ? null : readRegion(words, { strict: true });
  return (named === null ? null : findRegion(canvas, named)) ?? findRegion(canvas, regionOf('subject'));
}
