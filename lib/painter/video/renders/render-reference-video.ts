import type { Render } from '../../../service/render/renderer.ts';
import { chooseProportions } from '../direct/choose-proportions.ts';
import { directReferences } from '../direct/direct-references.ts';
import { readReferences } from '../direct/read-references.ts';
import { frameCount, videoFramesPerSecond } from '../video-frame.ts';
import { videoSize } from '../../output/video-size.ts';
import { saveVideo } from '../save-video.ts';

/**
 * V-6: a video that shows each of its references, in the order in which the prompt cites them.
 * @throws EaselError `invalid_params` at `/reference_images/n` when one cannot be read.
 */
export const renderReferenceVideo: Render<'v-6'> = async (task, context) => {
  const { prompt, aspect_ratio, resolution, duration } = task.parameters;
  const references = await readReferences(task, [{ field: 'reference_images', name: 'Image' }]);
  const timeline = directReferences({
    prompt,
    references,
    groups: [{ field: 'reference_images', pattern: 'Image {n}' }],
    seed: task.seed,
    frames: frameCount(duration, videoFramesPerSecond),
    framesPerSecond: videoFramesPerSecond,
    secondsASetUp: 6,
  });
  const frame = {
    ...videoSize(resolution, chooseProportions({ aspectRatio: aspect_ratio, prompt })),
    framesPerSecond: videoFramesPerSecond,
  };
  return [await saveVideo({ directory: task.directory, ...frame, timeline }, context)];
};
