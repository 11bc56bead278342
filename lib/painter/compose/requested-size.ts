import { readRatio } from './reading/read-format.ts';
import type { Size } from '../output/proportions.ts';
import { imageSize } from '../output/image-size.ts';

/**
 * The size of an image when its first reference is known: exactly as written (`1280x720`), or of a resolution's area in
 * the requested proportions.
 */
export function requestedSize(request: {
  prompt: string;
  aspectRatio: string;
  resolution: string;
}): (first: Size | null) => Size {
  const { prompt, aspectRatio, resolution } = request;
  return (first) => imageSize({ aspectRatio, resolution, first, fallbackRatio: readRatio(prompt) ?? '1:1' });
}
