import type { Size } from '../../../service/models/sizes/proportions.ts';
import type { Composition } from '../prepare-composition.ts';
import { deriveSeed } from '../../../contract/derive-seed.ts';
import { type ImageScore, scoreImage } from './score-image.ts';

/** A sketched variation and its score. */
export interface SketchedVariation {
  variation: number;
  score: ImageScore;
}

const sketchSide = 224;

function sketchSize({ width, height }: Size): Size {
  const scale = Math.min(1, sketchSide / Math.max(width, height));
  return { width: Math.max(24, Math.round(width * scale)), height: Math.max(24, Math.round(height * scale)) };
}

/** Draws variations of a composition as small sketches and scores them; the best first. */
export async function sketchVariations(
  composition: Composition,
  request: { size: Size; seed: number; count: number; signal: AbortSignal; onProgress: (share: number) => void },
): Promise<SketchedVariation[]> {
  const { size, seed, count, signal, onProgress } = request;
  const sketched: SketchedVariation[] = [];
  for (let variation = 0; variation < count; variation++) {
    const image = await composition.draw({
      size: sketchSize(size),
      seed: deriveSeed(seed, variation),
      variation,
      detail: 0.5,
      signal,
      onProgress: () => undefined,
    });
    sketched.push({ variation, score: await scoreImage(image) });
    onProgress((variation + 1) / count);
  }
  return sketched.toSorted((one, other) => other.score.total - one.score.total || one.variation - other.variation);
}
