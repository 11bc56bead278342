import { setImmediate as nextTurn } from 'node:timers/promises';
import { enlargedSize } from '../../../../service/models/sizes/edited-image-size.ts';
import { type Plane, createImage, type Image } from '../../pixels/image.ts';
import { inventDetail } from './invent-detail.ts';
import { createGrain } from './invent-texture.ts';
import { limitRange } from './limit-range.ts';
import { refineOnce } from './refine.ts';
import { createScaler, type Scaler, scaleBetween } from './scaler.ts';
import { readStrip, type StripPlanes, writeStrip } from './strip-planes.ts';
import { planStrips } from './strips.ts';
import { analyseImage } from '../analyse-image.ts';

/** How an image is enlarged. */
export interface CreativeOptions {
  /** The scale factor, 1 to 4, may be fractional; the result's sides are the nearest whole numbers. */
  factor: number;
  /** 0 restores only, 1 invents the most. */
  creativity: number;
  /** Passes of refinement. */
  steps: number;
  seed: number;
  /** Pixels of the result that are computed at once, which determines memory use; a few million by default. */
  pixelsPerStrip?: number;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** The maximum number of passes for colour: it is smooth, and further ones are invisible. */
const mostColourSteps = 3;

/**
 * Below this factor some of the invented detail stays at the size of the source, where there is no room for finer
 * detail.
 */
const roomyFactor = 2;

/**
 * Above this factor detail is invented twice, each time for the square root of it: patches recur best at similar sizes.
 */
const mostAtOnce = 2.2;

/** Exponent of creativity: at low values almost nothing is invented. */
const gentleness = 1.4;

/** Passes of refinement for the intermediate size. */
const halfwaySteps = 4;

/**
 * Enlarges by any factor: Lanczos, then detail that the source has at other scales and grain that suits its textures,
 * as much as `creativity` says, then passes of back-projection so that the result, scaled down again, matches the
 * source.
 */
export async function enlargeCreatively(image: Image, options: CreativeOptions): Promise<Image> {
  const { factor, creativity } = options;
  if (creativity === 0 || factor <= mostAtOnce) return enlargeFrom(image, image, options);
  const onProgress = (share: number) => options.onProgress(share * 0.2);
  const larger = await enlargeFrom(image, image, {
    ...options,
    factor: Math.sqrt(factor),
    steps: halfwaySteps,
    onProgress,
  });
  return enlargeFrom(image, larger, { ...options, onProgress: (share) => options.onProgress(0.2 + 0.8 * share) });
}

/** Enlarges `base`, which is the image itself or the intermediate size, and matches it to the image. */
async function enlargeFrom(image: Image, base: Image, options: CreativeOptions): Promise<Image> {
  const { factor, creativity, steps, seed, signal, onProgress } = options;
  const { width, height } = enlargedSize(image, factor);
  const result = createImage(width, height, image.hasAlpha);
  const strips = planStrips(image, base, result, options.pixelsPerStrip ?? 3_000_000);
  const invention =
    creativity === 0 ? null : { grain: createGrain(result.width / base.width, seed), noise: analyseImage(base).noise };
  for (const [index, strip] of strips.entries()) {
    const scaler = createScaler({ source: image, target: result, from: strip.source, to: strip.target });
    const baseScaler = createScaler({ source: base, target: result, from: strip.base, to: strip.target });
    const source = readStrip(image, strip.source);
    const plain = readStrip(base, strip.base);
    const enlarged = enlargeStrip(plain, baseScaler);
    let goal = source.luma;
    if (invention !== null) {
      const places = { rows: strip.base, top: strip.target.first, scale: scaleBetween(base, result) };
      const detail = inventDetail({ source: plain.luma, enlarged: enlarged.luma, ...places, ...invention, seed });
      fade(detail, enlarged.alpha);
      const strength = creativity ** gentleness;
      addShare(enlarged.luma, detail, strength);
      goal = goalWith(goal, detail, scaler, strength * Math.max(0, roomyFactor - factor));
    }
    for (let step = 0; step < steps; step++) {
      refineOnce(enlarged.luma, goal, scaler);
      if (step < mostColourSteps) {
        refineOnce(enlarged.redDifference, source.redDifference, scaler);
        refineOnce(enlarged.blueDifference, source.blueDifference, scaler);
      }
      onProgress((index + (step + 1) / steps) / strips.length);
      await nextTurn();
      signal.throwIfAborted();
    }
    limitRange(enlarged.luma, source.luma, scaler, creativity);
    writeStrip(result, enlarged, strip.target.first, strip.inner);
  }
  return result;
}

function enlargeStrip({ luma, redDifference, blueDifference, alpha }: StripPlanes, { enlarge }: Scaler): StripPlanes {
  return {
    luma: enlarge(luma),
    redDifference: enlarge(redDifference),
    blueDifference: enlarge(blueDifference),
    alpha: alpha === null ? null : enlarge(alpha),
  };
}

function addShare({ values }: Plane, added: Plane, share: number): void {
  for (let index = 0; index < values.length; index++) {
    values[index] = (values[index] as number) + share * (added.values[index] as number);
  }
}

/** Fades detail where the image is transparent, in place. */
function fade({ values }: Plane, alpha: Plane | null): void {
  if (alpha === null) return;
  for (let index = 0; index < values.length; index++) {
    values[index] = (values[index] as number) * Math.min(1, Math.max(0, (alpha.values[index] as number) / 255)) ** 2;
  }
}

/** The target for the result when scaled down: the source, plus invented detail that is not finer than the source. */
function goalWith(source: Plane, detail: Plane, scaler: Scaler, share: number): Plane {
  if (share <= 0) return source;
  const goal = { ...source, values: source.values.slice() };
  addShare(goal, scaler.reduce(detail), share);
  return goal;
}
