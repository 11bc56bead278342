import type { Render } from '../../../service/render/renderer.ts';
import { directReferences } from '../direct/direct-references.ts';
import { readReferences } from '../direct/read-references.ts';
import { requestedVideo } from '../../../service/models/sizes/requested-video.ts';
import { saveVideo } from '../save-video.ts';

/**
 * V-6: a video that shows each of its references, in the order in which the prompt cites them.
 * @throws EaselError `invalid_params` at `/reference_images/n` when one cannot be read.
 */
export const renderReferenceVideo: Render<'v-6'> = async (task, context) => {
  const { prompt } = task.parameters;
  const references = await readReferences(task, [{ field: 'reference_images', name: 'Image' }]);
  const { size, framesPerSecond, frames } = requestedVideo('v-6', task.parameters);
  const timeline = directReferences({
    prompt,
    references,
    groups: [{ field: 'reference_images', pattern: 'Image {n}' }],
    seed: task.seed,
    frames,
    framesPerSecond,
    secondsASetUp: 6,
  });
  return [await saveVideo({ directory: task.directory, ...size, framesPerSecond, timeline }, context)];
};
