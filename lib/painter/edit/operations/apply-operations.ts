import { setImmediate as nextTurn } from 'node:timers/promises';
import { boxBlur } from '../pixels/box-blur.ts';
import { mapPlane, type Plane, type Image } from '../pixels/image.ts';
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

/** The inputs of operations beside the image. */
export interface EditContext {
  seed: number;
  /** The user's prompt, for messages. */
  prompt: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Applies operations one after another. One with a region changes only that region, with soft edges.
 * @throws EaselError `invalid_params` at `/prompt` when a region is not in the image.
 */
export async function applyOperations(
  image: Image,
  operations: readonly EditOperation[],
  context: EditContext,
): Promise<Image> {
  let result = image;
  for (const [number, operation] of operations.entries()) {
    await nextTurn();
    context.signal.throwIfAborted();
    result = await applyOperation(result, operation, context);
    context.onProgress((number + 1) / operations.length);
  }
  return result;
}

async function maskOf(image: Image, region: RegionQuery, prompt: string): Promise<Plane> {
  const mask = findRegion(await createRegionCanvas(image), region);
  if (mask === null) throw nothingFound(prompt);
  return mask;
}

async function applyOperation(image: Image, operation: EditOperation, context: EditContext): Promise<Image> {
  const { region } = operation;
  if (operation.name === 'cutout') {
    return cutOut(image, await maskOf(image, region ?? regionOf('subject'), context.prompt));
  }
  if (operation.name === 'backdrop') {
    const isCut = image.hasAlpha && region === null;
    const front = isCut ? image : cutOut(image, await maskOf(image, region ?? regionOf('subject'), context.prompt));
    return putOnColour(front, operation.rgb);
  }
  if (region === null) return change(image, operation, null, context);
  const mask = await maskOf(image, region, context.prompt);
  const changed = await change(image, operation, mask, context);
  // The region is invalid once the frame has changed its size.
  if (changed.width !== image.width || changed.height !== image.height) return changed;
  return blendByMask(image, changed, isRecoloured(operation) ? widen(mask) : mask);
}

/** Whether traces of the old colour at the edge of the region would show as a fringe. */
function isRecoloured({ name, region }: EditOperation): boolean {
  const isOutside = region?.include.some(({ kind }) => kind === 'everything' || kind === 'background') ?? true;
  return !isOutside && (name === 'recolour' || name === 'monochrome' || name === 'tint' || name === 'sepia');
}

/** A mask grown by a pixel or two, with a soft edge: there the region's colour is mixed into its surroundings. */
function widen(mask: Plane): Plane {
  const reach = Math.max(1, Math.round(Math.max(mask.width, mask.height) / 900));
  const near = boxBlur(mask, reach);
  return mapPlane(mask, (value, index) => Math.max(value, smoothStep(0.06, 0.5, near.values[index] ?? 0)));
}

async function change(
  image: Image,
  operation: Exclude<EditOperation, { name: 'cutout' | 'backdrop' }>,
  mask: Plane | null,
  { seed }: EditContext,
): Promise<Image> {
  switch (operation.name) {
    case 'blur':
      return mask === null ? blur(image, operation.amount) : blurRegion(image, mask, operation.amount);
    case 'sharpen':
      return sharpen(image, operation.amount);
    case 'clarity':
      return addClarity(image, operation.amount);
    case 'denoise':
      return denoise(image, operation.amount);
    case 'glow':
      return glow(image, operation.amount);
    case 'vignette':
      return addVignette(image, operation.amount);
    case 'grain':
      return addGrain(image, operation.amount, seed);
    case 'pixelate':
      return pixelate(image, operation.amount);
    case 'sketch':
      return sketch(image, operation.amount);
    case 'oil':
      return oilPaint(image, operation.amount);
    case 'watercolour':
      return paintWatercolour(image, operation.amount);
    case 'emboss':
      return emboss(image, operation.amount);
    case 'edges':
      return drawEdges(image, operation.amount);
    case 'cartoon':
      return cartoon(image, operation.amount);
    case 'fog':
      return addFog(image, operation.amount, seed);
    case 'rain':
    case 'snow':
      return addFalling(image, operation.name, operation.amount, seed);
    case 'style':
      return changeColours(image, styleChange(fitStyle(operation.style, image), operation.amount));
    case 'recolour':
      return recolour(image, mask, operation.rgb);
    case 'rotate':
      return rotate(image, operation.degrees);
    case 'flip':
      return flip(image, operation.direction);
    case 'crop':
      return cropToRatio(image, operation.ratio);
    case 'border':
      return addBorder(image, operation);
    case 'lettering':
      return addLettering(image, operation);
    default:
      return changeColours(image, colourChangeOf(operation));
  }
}

/** Blurs a region with colours of that region only, so that sharp things in front of it cast no halo into the blur. */
async function blurRegion(image: Image, mask: Plane, amount: number): Promise<Image> {
  const region = cutOut(image, mask);
  const blurred = await blur(region, amount);
  const filled = { ...blurred, hasAlpha: image.hasAlpha, pixels: Uint8ClampedArray.from(blurred.pixels) };
  for (let index = 3; index < filled.pixels.length; index += 4) {
    // Far outside the region nothing of it arrives; there the mask is 0 and the image itself is used.
    filled.pixels[index] = image.pixels[index] ?? 255;
  }
  return filled;
}
