import type { ParametersOf, Render } from '../../service/render/renderer.ts';
import { inputOf } from '../input.ts';
import { computerGraphicsEnhancement } from './upscale/computer-graphics.ts';
import type { Enhancement } from './upscale/enhancement.ts';
import { highFidelityEnhancement } from './upscale/high-fidelity.ts';
import { lowResolutionEnhancement } from './upscale/low-resolution.ts';
import { standardEnhancement } from './upscale/standard.ts';
import { textRefineEnhancement } from './upscale/text-refine.ts';
import { loadImage } from './pixels/load-image.ts';
import { saveImage } from '../output/save-image.ts';
import { upscaleImage } from './upscale/upscale-image.ts';

type Parameters = ParametersOf<'ie-11'>;

const enhancements: Record<Parameters['enhance_model'], Enhancement> = {
  'Standard V2': standardEnhancement,
  'Low Resolution V2': lowResolutionEnhancement,
  CGI: computerGraphicsEnhancement,
  'High Fidelity V2': highFidelityEnhancement,
  'Text Refine': textRefineEnhancement,
};

/** Most pixels of a result: 8192 × 8192. */
const maximumPixels = 8192 * 8192;

/**
 * Enlarges an image exactly two or four times.
 * @throws EaselError `invalid_params` at `/input_image` when it cannot be read or its enlargement would be too large.
 */
export const renderUpscale: Render<'ie-11'> = async (task, { onProgress, signal }) => {
  const { enhance_model: model, upscale_factor: factorWord, output_format: format } = task.parameters;
  const factor = factorWord === '2x' ? 2 : 4;
  const image = await loadImage(inputOf(task, 'input_image'), 'input_image', {
    maximumPixels: maximumPixels / (factor * factor),
    remedy: factor === 4 ? 'Use a smaller image or choose 2x' : 'Use a smaller image',
  });
  onProgress(0.05);
  const enlarged = await upscaleImage(image, factor, enhancements[model], {
    signal,
    onProgress: (share) => onProgress(0.05 + 0.8 * share),
  });
  const file = await saveImage(enlarged, { directory: task.directory, format });
  onProgress(1);
  return [file];
};
