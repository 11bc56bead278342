import type { Render } from '../../service/render/renderer.ts';
import { renderComposition } from './render-composition.ts';
import { requestedSize } from './requested-size.ts';

/** IE-3: one image from a prompt and up to ten references. */
export const renderReferenceImage: Render<'ie-3'> = (task, context) => {
  const { prompt, aspect_ratio, size, output_format, watermark } = task.parameters;
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: requestedSize({ prompt, aspectRatio: aspect_ratio, resolution: size }),
      format: output_format,
      hasWatermark: watermark,
    },
    context,
  );
};

/** IE-4: series of large images, in the proportions of the first reference or of the prompt. */
export const renderSeries: Render<'ie-4'> = (task, context) => {
  const { prompt, size, num_images, watermark } = task.parameters;
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: requestedSize({ prompt, aspectRatio: 'auto', resolution: size }),
      count: num_images,
      hasWatermark: watermark,
    },
    context,
  );
};

/** IE-5: one to three images edited or combined, at about one megapixel. */
export const renderCombination: Render<'ie-5'> = (task, context) => {
  const { prompt, aspect_ratio, output_format } = task.parameters;
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: requestedSize({ prompt, aspectRatio: aspect_ratio, resolution: '1K' }),
      format: output_format,
    },
    context,
  );
};
