import type { CompositionRequest } from './composition.ts';
import { prepareComposition } from './prepare-composition.ts';
import { deriveSeed } from '../../contract/derive-seed.ts';
import type { Image } from '../edit/pixels/image.ts';

/**
 * Composes one image from a prompt and references: a painted scene, an edit of one image, figures cut out and placed in
 * a scene, or a collage, as the prompt says. Every reference is visible in it. The same request returns the same image.
 *
 * @throws EaselError `invalid_params` at `/prompt` when the prompt names a part that is not in its image
 */
export async function composeImage(request: CompositionRequest): Promise<Image> {
  const { size, seed, detail, signal, onProgress, variation = 0 } = request;
  const composition = await prepareComposition(request);
  onProgress(0.2);
  return composition.draw({
    size,
    seed: deriveSeed(seed, variation),
    variation,
    detail,
    signal,
    onProgress: (share) => onProgress(0.2 + 0.8 * share),
  });
}
