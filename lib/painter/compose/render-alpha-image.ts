import type { ParametersOf, Render } from '../../service/render/renderer.ts';
import { wantsNoGround } from './reading/wants-no-ground.ts';
import { composedImageSize } from '../../service/models/sizes/composed-image-size.ts';
import { renderComposition } from './render-composition.ts';

type Parameters = ParametersOf<'ig-3'>;

const details: Record<Parameters['quality'], number> = { low: 0.3, medium: 0.72, high: 1 };

/** IG-3: images and edits, with a transparent background if requested. */
export const renderAlphaImage: Render<'ig-3'> = (task, context) => {
  const { prompt, quality, input_fidelity, background, output_format } = task.parameters;
  const isFree = background === 'auto' && output_format !== 'jpeg' && wantsNoGround(prompt);
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: (first) => composedImageSize('ig-3', task.parameters, first),
      format: output_format,
      detail: details[quality],
      strength: (task.inputs['input_image'] ?? []).length === 0 ? 0.5 : input_fidelity === 'high' ? 0.15 : 0.7,
      ground: isFree ? 'transparent' : background,
    },
    context,
  );
};
