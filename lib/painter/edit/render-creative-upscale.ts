import type { Render } from '../../service/render/renderer.ts';
import { inputOf } from '../input.ts';
import { enlargeCreatively } from './upscale/creative/enlarge-creatively.ts';
import { saveImage } from '../output/save-image.ts';
import { loadImage } from './pixels/load-image.ts';

/** Most pixels of a result: 8192 × 8192. */
const maximumPixels = 8192 * 8192;

/**
 * Enlarges an image by any factor from one to four, as faithfully or as inventively as `creativity` says.
 * @throws EaselError `invalid_params` at `/input_image` when it cannot be read or its enlargement would be too large.
 */
export const renderCreativeUpscale: Render<'ie-12'> = async (task, { onProgress, signal }) => {
  const { upscale_factor: factor, creativity, num_inference_steps: steps } = task.parameters;
  const image = await loadImage(inputOf(task, 'input_image'), 'input_image', {
    maximumPixels: maximumPixels / (factor * factor),
    remedy: factor > 1 ? 'Use a smaller image or choose a smaller factor' : 'Use a smaller image',
  });
  onProgress(0.05);
  const enlarged = await enlargeCreatively(image, {
    factor,
    creativity,
    steps,
    seed: task.seed,
    signal,
    onProgress: (share) => onProgress(0.05 + 0.85 * share),
  });
  const file = await saveImage(enlarged, { directory: task.directory, format: 'png' });
  onProgress(1);
  return [file];
};
