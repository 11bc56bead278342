import type { Render } from '../../service/render/renderer.ts';
import { renderComposition } from './render-composition.ts';
import { composedImageSize } from '../../service/models/sizes/composed-image-size.ts';

/** How many compositions are sketched when thinking is on. */
const thinkingSketches = 4;

/** IE-1: images from long prompts and up to three references; when no size is requested, it is read from the prompt. */
export const renderPromptedImage: Render<'ie-1'> = (task, context) => {
  const { prompt, num_images, enable_prompt_expansion, enable_thinking, watermark } = task.parameters;
  return renderComposition(
    task,
    {
      field: 'input_images',
      prompt,
      sizeFor: (first) => composedImageSize('ie-1', task.parameters, first),
      count: num_images,
      isExpanded: enable_prompt_expansion,
      sketches: enable_thinking ? thinkingSketches : 1,
      hasWatermark: watermark,
    },
    context,
  );
};

/** IE-2: the same with up to six candidates, without thinking. */
export const renderCandidates: Render<'ie-2'> = (task, context) => {
  const { prompt, num_images, enable_prompt_expansion, watermark } = task.parameters;
  return renderComposition(
    task,
    {
      field: 'input_images',
      prompt,
      sizeFor: (first) => composedImageSize('ie-2', task.parameters, first),
      count: num_images,
      isExpanded: enable_prompt_expansion,
      hasWatermark: watermark,
    },
    context,
  );
};
