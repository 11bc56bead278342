import type { Render } from '../../../service/render/renderer.ts';
import { directScene } from '../direct/direct-scene.ts';
import { requestedVideo } from '../../../service/models/sizes/requested-video.ts';
import { saveVideo } from '../save-video.ts';

/** V-7: a video of the scenes of a prompt. */
export const renderSceneVideo: Render<'v-7'> = async (task, context) => {
  const { prompt } = task.parameters;
  const { size, framesPerSecond, frames } = requestedVideo('v-7', task.parameters);
  const timeline = directScene({
    prompt,
    seed: task.seed,
    frames,
    framesPerSecond,
    secondsASetUp: 9,
  });
  const video = await saveVideo({ directory: task.directory, ...size, framesPerSecond, timeline }, context);
  return [video];
};
