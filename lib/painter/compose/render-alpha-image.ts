import type { ParametersOf, Render } from '../../service/render/renderer.ts';
import { readRatio, wantsNoGround } from './reading/read-format.ts';
import type { Size } from '../output/proportions.ts';
import { renderComposition } from './render-composition.ts';

type Parameters = ParametersOf<'ig-3'>;

const sizes: Record<Exclude<Parameters['size'], 'auto'>, Size> = {
  '1024x1024': { width: 1024, height: 1024 },
  '1536x1024': { width: 1536, height: 1024 },
  '1024x1536': { width: 1024, height: 1536 },
  square: { width: 1024, height: 1024 },
  landscape: { width: 1536, height: 1024 },
  portrait: { width: 1024, height: 1536 },
};
const details: Record<Parameters['quality'], number> = { low: 0.3, medium: 0.72, high: 1 };

/** The size nearest to a reference's proportions, or to those that the prompt asks for. */
function automaticSize(prompt: string, first: Size | null): Size {
  const [across = 1, down = 1] = (readRatio(prompt) ?? '1:1').split(':').map(Number);
  const ratio = first === null ? across / down : first.width / first.height;
  if (ratio > 1.22) return sizes.landscape;
  return ratio < 0.82 ? sizes.portrait : sizes.square;
}

/** IG-3: images and edits, with a transparent background if requested. */
export const renderAlphaImage: Render<'ig-3'> = (task, context) => {
  const { prompt, size, quality, input_fidelity, background, output_format } = task.parameters;
  const isFree = background === 'auto' && output_format !== 'jpeg' && wantsNoGround(prompt);
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: (first) => (size === 'auto' ? automaticSize(prompt, first) : sizes[size]),
      format: output_format,
      detail: details[quality],
      strength: (task.inputs['input_image'] ?? []).length === 0 ? 0.5 : input_fidelity === 'high' ? 0.15 : 0.7,
      ground: isFree ? 'transparent' : background,
    },
    context,
  );
};
