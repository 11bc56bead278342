import { coverageOf, createPlane, type Plane, type Image } from '../../edit/pixels/image.ts';
import { cutOut } from '../../edit/regions/cut-out.ts';
import { findRegion } from '../../edit/regions/find-region.ts';
import { readRegion } from '../../edit/regions/read-region.ts';
import { createRegionCanvas } from '../../edit/regions/region-canvas.ts';
import { regionOf, type RegionQuery } from '../../edit/regions/region-query.ts';
import { type Figure, notCutOff } from './figure.ts';
import { keepMainParts } from './keep-main-parts.ts';
import { sidesTouched, confidenceOf } from './mask-facts.ts';
import { visibleBox, cropImage } from './trim-image.ts';
import { shrinkImage } from '../../edit/pixels/sharp-bridge.ts';

/** A reference's subject without its surroundings, and the confidence that it is one thing. */
export interface ReferenceCutOut {
  figure: Figure;
  /** 0 to 1; below one half it is more likely a view that fills its frame. */
  confidence: number;
}

function alphaOf({ width, height, pixels }: Image): Plane {
  const plane = createPlane(width, height);
  for (let index = 0; index < plane.values.length; index++) plane.values[index] = (pixels[index * 4 + 3] ?? 0) / 255;
  return plane;
}

/**
 * Cuts out the thing that the prompt names, else the salient one; an image that is already cut out keeps its outline.
 * Null when nothing is salient.
 *
 * @param longestSide the image is analysed, and returned, no larger than this
 */
export async function cutOutReference(
  reference: Image,
  words: string,
  longestSide: number,
): Promise<ReferenceCutOut | null> {
  const kept = found.get(reference) ?? new Map<string, Promise<ReferenceCutOut | null>>();
  found.set(reference, kept);
  const key = `${longestSide} ${words}`;
  const known = kept.get(key) ?? lookFor(reference, words, longestSide);
  kept.set(key, known);
  return known;
}

// Segmentation takes most of a composition's time, and videos and series compose the same references repeatedly.
const found = new WeakMap<Image, Map<string, Promise<ReferenceCutOut | null>>>();

async function lookFor(reference: Image, words: string, longestSide: number): Promise<ReferenceCutOut | null> {
  const image = await shrinkImage(reference, longestSide);
  const alpha = image.hasAlpha ? alphaOf(image) : null;
  const isCutAlready = alpha !== null && coverageOf(alpha) < 0.94;
  const mask = isCutAlready ? alpha : await maskOf(image, words);
  if (mask === null) return null;
  const cut = isCutAlready ? image : cutOut(image, mask);
  const box = visibleBox(cut);
  if (box === null) return null;
  const sides = sidesTouched(mask);
  const least = 0.02;
  return {
    figure: {
      image: cropImage(cut, box),
      isCutOff: isCutAlready
        ? notCutOff
        : { left: sides.left > least, right: sides.right > least, bottom: sides.bottom > least },
      hasLight: false,
      hasShadow: false,
      isStanding: true,
    },
    confidence: isCutAlready ? 1 : confidenceOf(mask),
  };
}

/** An image of the same size that shows only its subject; unchanged where nothing is salient. */
export async function withoutGround(image: Image): Promise<Image> {
  const mask = await maskOf(image, '');
  return mask === null ? image : cutOut(image, mask);
}

/** A query for a subject that excludes the sky behind it: bright clouds are salient as well. */
function onGround(query: RegionQuery): RegionQuery {
  const isSubject = query.include.every(({ kind }) => kind === 'subject');
  return isSubject ? { ...query, except: [...query.except, ...regionOf('sky').include] } : query;
}

async function maskOf(image: Image, words: string): Promise<Plane | null> {
  const canvas = await createRegionCanvas(image);
  const named = words === '' ? null : readRegion(words, { strict: true });
  const found =
    (named === null ? null : findRegion(canvas, onGround(named))) ?? findRegion(canvas, onGround(regionOf('subject')));
  return found === null ? null : keepMainParts(found);
}
