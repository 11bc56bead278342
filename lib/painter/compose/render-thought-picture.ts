import type { ie6 } from '../../service/models/ie-6/ie-6.ts';
import type { ie7 } from '../../service/models/ie-7/ie-7.ts';
import type { ie8 } from '../../service/models/ie-8/ie-8.ts';
import type { ParametersOf } from '../../service/models/profile.ts';
import type { Render } from '../../service/render/renderer.ts';
import { renderComposition } from './render-composition.ts';
import { sizeOfWords } from './size-of-words.ts';

/** How many compositions each level of thinking sketches; a search adds one, as there is nothing else that it can do here. */
const sketchesByLevel = { minimal: 1, low: 2, medium: 4, high: 6 } as const;

/** IE-6: any proportions, 512 to 4K. */
export const renderWidePicture: Render<ParametersOf<typeof ie6>> = (task, context) => {
  const { prompt, aspect_ratio, resolution, thinking_level, google_search } = task.parameters;
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: sizeOfWords({ prompt, aspectRatio: aspect_ratio, resolution }),
      sketches: sketchesByLevel[thinking_level] + Number(google_search),
    },
    context,
  );
};

/** IE-7: up to fourteen references. */
export const renderManyReferences: Render<ParametersOf<typeof ie7>> = (task, context) => {
  const { prompt, aspect_ratio, resolution, thinking_level, google_search, image_search } = task.parameters;
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: sizeOfWords({ prompt, aspectRatio: aspect_ratio, resolution }),
      sketches: sketchesByLevel[thinking_level] + Number(google_search) + Number(image_search),
    },
    context,
  );
};

/** IE-8: carefully planned, at about one megapixel. */
export const renderPlannedPicture: Render<ParametersOf<typeof ie8>> = (task, context) => {
  const { prompt, aspect_ratio, thinking_level, output_format } = task.parameters;
  return renderComposition(
    task,
    {
      prompt,
      sizeFor: sizeOfWords({ prompt, aspectRatio: aspect_ratio, resolution: '1K' }),
      format: output_format,
      sketches: sketchesByLevel[thinking_level],
    },
    context,
  );
};
