import type { Render } from '../../../service/render/renderer.ts';
import { detailOfSteps } from '../../scene/render-scene-image.ts';
import { directScene } from '../direct/direct-scene.ts';
import { saveVideo } from '../save-video.ts';

const framesPerSecond = 24;

/**
 * V-3: a video of the scene of a prompt at an exact size and number of frames. Steps determine the detail, guidance the
 * colours.
 */
export const renderExactVideo: Render<'v-3'> = async (task, context) => {
  const { prompt, width, height, num_frames, num_inference_steps, guidance_scale } = task.parameters;
  const timeline = directScene({
    prompt,
    seed: task.seed,
    frames: num_frames,
    framesPerSecond,
    secondsASetUp: Infinity,
    detail: detailOfSteps(num_inference_steps),
    strength: guidance_scale / 10,
  });
  return [await saveVideo({ directory: task.directory, width, height, framesPerSecond, timeline }, context)];
};
