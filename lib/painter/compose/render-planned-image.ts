import type { Render } from '../../service/render/renderer.ts';
import { renderComposition } from './render-composition.ts';
import { composedImageSize } from '../../service/models/sizes/composed-image-size.ts';

/**
 * Number of sketched compositions for each level of thinking; a search adds one, because there is nothing else that it
 * can do here.
 */
const sketchesByLevel = { minimal: 1, low: 2, medium: 4, high: 6 } as const;

/** IE-6: any proportions, 512 to 4K. */
export const renderWideImage: Render<'ie-6'> = (task, context) => {
  const { prompt, thinking_level, google_search } = task.parameters;
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: (first) => composedImageSize('ie-6', task.parameters, first),
      sketches: sketchesByLevel[thinking_level] + Number(google_search),
    },
    context,
  );
};

/** IE-7: up to fourteen references. */
export const renderManyReferences: Render<'ie-7'> = (task, context) => {
  const { prompt, thinking_level, google_search, image_search } = task.parameters;
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: (first) => composedImageSize('ie-7', task.parameters, first),
      sketches: sketchesByLevel[thinking_level] + Number(google_search) + Number(image_search),
    },
    context,
  );
};

/** IE-8: carefully planned, at about one megapixel. */
export const renderPlannedImage: Render<'ie-8'> = (task, context) => {
  const { prompt, thinking_level, output_format } = task.parameters;
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: (first) => composedImageSize('ie-8', task.parameters, first),
      format: output_format,
      sketches: sketchesByLevel[thinking_level],
    },
    context,
  );
};
