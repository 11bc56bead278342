import type { Render } from '../../service/render/renderer.ts';
import { readInstructions } from './instructions/read-instructions.ts';
import { applyOperations } from './operations/apply-operations.ts';
import type { EditOperation } from './operations/edit-operation.ts';
import { inputOf } from '../input.ts';
import { loadImage } from './pixels/load-image.ts';
import { saveImage } from '../output/save-image.ts';

/**
 * Edits an image as the prompt says and crops it to the requested ratio.
 * @throws EaselError `invalid_params` at `/input_image` when it cannot be read, at `/prompt` when it names a part that
 * is missing.
 */
export const renderSingleEdit: Render<'ie-10'> = async (task, { onProgress, signal }) => {
  const { prompt, aspect_ratio: ratio } = task.parameters;
  const image = await loadImage(inputOf(task, 'input_image'), 'input_image');
  onProgress(0.1);
  const operations = withRatio(readInstructions(prompt, task.seed), ratioOf(ratio));
  const edited = await applyOperations(image, operations, {
    seed: task.seed,
    prompt,
    signal,
    onProgress: (share) => onProgress(0.1 + 0.75 * share),
  });
  const file = await saveImage(edited, { directory: task.directory, format: 'png' });
  onProgress(1);
  return [file];
};

function ratioOf(words: string): number | null {
  const [across, down] = words.split(':').map(Number);
  return across === undefined || down === undefined ? null : across / down;
}

/**
 * Places the crop to a ratio where no later step changes the ratio again: after the last rotation or crop, before
 * borders.
 */
function withRatio(operations: EditOperation[], ratio: number | null): EditOperation[] {
  if (ratio === null) return operations;
  const last = operations.findLastIndex(({ name }) => name === 'rotate' || name === 'crop' || name === 'flip');
  return operations.toSpliced(last + 1, 0, { name: 'crop', ratio, region: null });
}
