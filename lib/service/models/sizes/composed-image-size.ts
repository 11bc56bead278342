import type { ModelId } from '../model-ids.ts';
import { imageSize } from './image-size.ts';
import type { Size } from './proportions.ts';
import { readRatio, readResolution } from './read-format.ts';

/** What a request says about the size of an image, by the names of the models' parameters. */
export interface ImageParameters {
  /** Without a list of boxes, which contains numbers. */
  prompt: string;
  /** `auto` when left out. */
  aspect_ratio?: string;
  resolution?: string;
  size?: string;
  image_size?: string;
}

/** The resolutions of models that have no parameter for it. */
const ownResolutions: Partial<Record<ModelId, string>> = { 'ie-5': '1K', 'ie-8': '1K' };

/** The sizes of IG-3. */
const alphaSizes: Record<string, Size> = {
  '1024x1024': { width: 1024, height: 1024 },
  '1536x1024': { width: 1536, height: 1024 },
  '1024x1536': { width: 1024, height: 1536 },
  square: { width: 1024, height: 1024 },
  landscape: { width: 1536, height: 1024 },
  portrait: { width: 1024, height: 1536 },
};

/** Of IG-3's three sizes, the one nearest to a reference's proportions, or to those that the prompt asks for. */
function automaticSize(prompt: string, first: Size | null): string {
  const [across = 1, down = 1] = (readRatio(prompt) ?? '1:1').split(':').map(Number);
  const ratio = first === null ? across / down : first.width / first.height;
  if (ratio > 1.22) return 'landscape';
  return ratio < 0.82 ? 'portrait' : 'square';
}

/**
 * The size of an image that a model composes from a prompt and references: exactly as written (`1280x720`), or of a
 * resolution's area in the requested proportions. Without a resolution, the prompt decides.
 *
 * @param first the first reference, if there is one
 */
export function composedImageSize(model: ModelId, parameters: ImageParameters, first: Size | null): Size {
  const { prompt, aspect_ratio: aspectRatio = 'auto', resolution, size, image_size } = parameters;
  const named = image_size ?? size ?? resolution ?? ownResolutions[model] ?? readResolution(prompt);
  const alphaSize = model === 'ig-3' ? alphaSizes[named === 'auto' ? automaticSize(prompt, first) : named] : undefined;
  if (alphaSize !== undefined) return alphaSize;
  return imageSize({ aspectRatio, resolution: named, first, fallbackRatio: readRatio(prompt) ?? '1:1' });
}
