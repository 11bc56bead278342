import { readCitations } from '../../../contract/prompt/citations.ts';
import type { CompositionRequest } from '../composition.ts';
import type { Image } from '../../edit/pixels/image.ts';
import { composeImage } from '../compose-image.ts';

/** Composes a small image, with defaults for everything that a test does not set. */
export function composeForTest(
  prompt: string,
  references: readonly Image[],
  changes: Partial<CompositionRequest> = {},
): Promise<Image> {
  return composeImage({
    prompt,
    references,
    citations: readCitations(prompt, [{ field: 'input_image', pattern: 'Image {n}' }]),
    size: { width: 240, height: 160 },
    seed: 3,
    boxes: [],
    detail: 0.74,
    strength: 0.5,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...changes,
  });
}
