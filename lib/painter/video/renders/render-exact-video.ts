import type { Render } from '../../../service/render/renderer.ts';
import { requestedVideo } from '../../../service/models/sizes/requested-video.ts';
import { detailOfSteps } from '../../scene/render-scene-image.ts';
import { directScene } from '../direct/direct-scene.ts';
import { saveVideo } from '../save-video.ts';

/**
 * V-3: a video of the scene of a prompt at an exact size and number of frames. Steps determine the detail, guidance the
 * colours.
 */
export const renderExactVideo: Render<'v-3'> = async (task, context) => {
  const { prompt, num_inference_steps, guidance_scale } = task.parameters;
  const { size, framesPerSecond, frames } = requestedVideo('v-3', task.parameters);
  const timeline = directScene({
    prompt,
    seed: task.seed,
    frames,
    framesPerSecond,
    secondsASetUp: Infinity,
    detail: detailOfSteps(num_inference_steps),
    strength: guidance_scale / 10,
  });
  return [await saveVideo({ directory: task.directory, ...size, framesPerSecond, timeline }, context)];
};
