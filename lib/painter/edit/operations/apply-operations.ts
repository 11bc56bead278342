import { setImmediate as nextTurn } from 'node:timers/promises';
import { boxBlur } from '../pixels/box-blur.ts';
import { mapPlane, type Picture, type Plane } from '../pixels/image.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { cutOut } from '../regions/cut-out.ts';
import { findRegion } from '../regions/find-region.ts';
import { nothingFound } from '../regions/nothing-found.ts';
import { createRegionCanvas } from '../regions/region-canvas.ts';
import { regionOf, type RegionQuery } from '../regions/region-query.ts';
import { blur } from './blur.ts';
import { addBorder } from './border.ts';
import { colourChangeOf } from './colour-changes.ts';
import { changeColours } from './colour-cube.ts';
import { blendByMask } from './combine.ts';
import { cropToRatio } from './crop.ts';
import { addClarity, denoise, glow, pixelate, sharpen } from './detail.ts';
import { cartoon, drawEdges, emboss, sketch } from './drawing.ts';
import type { EditOperation } from './edit-operation.ts';
import { flip, rotate } from './frame.ts';
import { addGrain, addVignette } from './lens.ts';
import { addLettering } from './lettering.ts';
import { oilPaint, paintWatercolour } from './painting.ts';
import { fitStyle } from '../styles/fit-style.ts';
import { styleChange } from '../styles/style.ts';
import { putOnColour, recolour } from './recolour.ts';
import { addFalling, addFog } from './weather.ts';

/** What operations need beside the picture. */
export interface EditContext {
  seed: number;
  /** The user's words, for messages. */
  prompt: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Applies operations one after the other. One with a region changes only that region, its edges soft.
 * @throws EaselError `invalid_params` at `/prompt` when a region is not in the picture.
 */
export async function applyOperations(
  picture: Picture,
  operations: readonly EditOperation[],
  context: EditContext,
): Promise<Picture> {
  let result = picture;
  for (const [number, operation] of operations.entries()) {
    await nextTurn();
    context.signal.throwIfAborted();
    result = await applyOperation(result, operation, context);
    context.onProgress((number + 1) / operations.length);
  }
  return result;
}

async function maskOf(picture: Picture, region: RegionQuery, prompt: string): Promise<Plane> {
  const mask = findRegion(await createRegionCanvas(picture), region);
  if (mask === null) throw nothingFound(prompt);
  return mask;
}

async function applyOperation(picture: Picture, operation: EditOperation, context: EditContext): Promise<Picture> {
  const { region } = operation;
  if (operation.name === 'cutout') {
    return cutOut(picture, await maskOf(picture, region ?? regionOf('subject'), context.prompt));
  }
  if (operation.name === 'backdrop') {
    const isCut = picture.hasAlpha && region === null;
    const front = isCut
      ? picture
      : cutOut(picture, await maskOf(picture, region ?? regionOf('subject'), context.prompt));
    return putOnColour(front, operation.rgb);
  }
  if (region === null) return change(picture, operation, null, context);
  const mask = await maskOf(picture, region, context.prompt);
  const changed = await change(picture, operation, mask, context);
  // A frame that changed its size has no region any more.
  if (changed.width !== picture.width || changed.height !== picture.height) return changed;
  return blendByMask(picture, changed, isRecoloured(operation) ? widen(mask) : mask);
}

/** Whether old colour left at the edge of the region would show as a fringe. */
function isRecoloured({ name, region }: EditOperation): boolean {
  const isOutside = region?.include.some(({ kind }) => kind === 'everything' || kind === 'background') ?? true;
  return !isOutside && (name === 'recolour' || name === 'monochrome' || name === 'tint' || name === 'sepia');
}

/** A mask grown by a pixel or two, its edge still soft: there the region's colour is mixed into its surroundings. */
function widen(mask: Plane): Plane {
  const reach = Math.max(1, Math.round(Math.max(mask.width, mask.height) / 900));
  const near = boxBlur(mask, reach);
  return mapPlane(mask, (value, index) => Math.max(value, smoothStep(0.06, 0.5, near.values[index] ?? 0)));
}

async function change(
  picture: Picture,
  operation: Exclude<EditOperation, { name: 'cutout' | 'backdrop' }>,
  mask: Plane | null,
  { seed }: EditContext,
): Promise<Picture> {
  switch (operation.name) {
    case 'blur':
      return mask === null ? blur(picture, operation.amount) : blurRegion(picture, mask, operation.amount);
    case 'sharpen':
      return sharpen(picture, operation.amount);
    case 'clarity':
      return addClarity(picture, operation.amount);
    case 'denoise':
      return denoise(picture, operation.amount);
    case 'glow':
      return glow(picture, operation.amount);
    case 'vignette':
      return addVignette(picture, operation.amount);
    case 'grain':
      return addGrain(picture, operation.amount, seed);
    case 'pixelate':
      return pixelate(picture, operation.amount);
    case 'sketch':
      return sketch(picture, operation.amount);
    case 'oil':
      return oilPaint(picture, operation.amount);
    case 'watercolour':
      return paintWatercolour(picture, operation.amount);
    case 'emboss':
      return emboss(picture, operation.amount);
    case 'edges':
      return drawEdges(picture, operation.amount);
    case 'cartoon':
      return cartoon(picture, operation.amount);
    case 'fog':
      return addFog(picture, operation.amount, seed);
    case 'rain':
    case 'snow':
      return addFalling(picture, operation.name, operation.amount, seed);
    case 'style':
      return changeColours(picture, styleChange(fitStyle(operation.style, picture), operation.amount));
    case 'recolour':
      return recolour(picture, mask, operation.rgb);
    case 'rotate':
      return rotate(picture, operation.degrees);
    case 'flip':
      return flip(picture, operation.direction);
    case 'crop':
      return cropToRatio(picture, operation.ratio);
    case 'border':
      return addBorder(picture, operation);
    case 'lettering':
      return addLettering(picture, operation);
    default:
      return changeColours(picture, colourChangeOf(operation));
  }
}

/** Blurs a region with colours of that region alone: what is sharp in front casts no halo into the blur. */
async function blurRegion(picture: Picture, mask: Plane, amount: number): Promise<Picture> {
  const region = cutOut(picture, mask);
  const blurred = await blur(region, amount);
  const filled = { ...blurred, hasAlpha: picture.hasAlpha, pixels: Uint8ClampedArray.from(blurred.pixels) };
  for (let index = 3; index < filled.pixels.length; index += 4) {
    // Deep inside the other side nothing of the region arrives; there the mask is 0 and the picture itself stands.
    filled.pixels[index] = picture.pixels[index] ?? 255;
  }
  return filled;
}
