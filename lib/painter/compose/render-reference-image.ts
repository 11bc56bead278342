import type { Render } from '../../service/render/renderer.ts';
import { renderComposition } from './render-composition.ts';
import { composedImageSize } from '../../service/models/sizes/composed-image-size.ts';

/** IE-3: one image from a prompt and up to ten references. */
export const renderReferenceImage: Render<'ie-3'> = (task, context) => {
  const { prompt, output_format, watermark } = task.parameters;
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: (first) => composedImageSize('ie-3', task.parameters, first),
      format: output_format,
      hasWatermark: watermark,
    },
    context,
  );
};

/** IE-4: series of large images, in the proportions of the first reference or of the prompt. */
export const renderSeries: Render<'ie-4'> = (task, context) => {
  const { prompt, num_images, watermark } = task.parameters;
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: (first) => composedImageSize('ie-4', task.parameters, first),
      count: num_images,
      hasWatermark: watermark,
    },
    context,
  );
};

/** IE-5: one to three images edited or combined, at about one megapixel. */
export const renderCombination: Render<'ie-5'> = (task, context) => {
  const { prompt, output_format } = task.parameters;
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: (first) => composedImageSize('ie-5', task.parameters, first),
      format: output_format,
    },
    context,
  );
};
