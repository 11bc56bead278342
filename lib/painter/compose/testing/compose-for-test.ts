import { readCitations } from '../../../contract/prompt/citations.ts';
import type { Picture } from '../../edit/pixels/image.ts';
import { composePicture } from '../compose-image.ts';
import type { CompositionRequest } from '../composition.ts';

/** Composes a small picture with everything as usual that a test does not say. */
export function composeForTest(
  prompt: string,
  references: readonly Picture[],
  changes: Partial<CompositionRequest> = {},
): Promise<Picture> {
  return composePicture({
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
