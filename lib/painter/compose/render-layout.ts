import { readBoundingBoxes } from '../../contract/prompt/bounding-boxes.ts';
import type { Render } from '../../service/render/renderer.ts';
import { checkWords } from './check-words.ts';
import { renderComposition } from './render-composition.ts';
import { composedImageSize } from '../../service/models/sizes/composed-image-size.ts';
import { fieldError } from '../input.ts';

/** Side of the grid for box coordinates. */
const grid = 1000;

/**
 * IE-9: things and references inside the boxes at the prompt's end.
 * @throws EaselError `invalid_params` at `/prompt` for a malformed list of boxes, or a word beyond the safety tolerance
 */
export const renderLayout: Render<'ie-9'> = async (task, context) => {
  const { prompt, grounding, safety_tolerance } = task.parameters;
  checkWords(prompt, safety_tolerance);
  const { words, boxes, error } = readBoundingBoxes(prompt);
  if (error !== null) throw fieldError('prompt', error);
  return renderComposition(
    task,
    {
      prompt: words,
      sizeFor: (first) => composedImageSize('ie-9', { ...task.parameters, prompt: words }, first),
      boxes: boxes.map(({ description, left, top, right, bottom }) => ({
        label: description,
        area: { left: left / grid, top: top / grid, right: right / grid, bottom: bottom / grid },
      })),
      sketches: grounding ? 2 : 1,
    },
    context,
  );
};
