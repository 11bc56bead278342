import type { Render } from '../../../service/render/renderer.ts';
import { chooseProportions } from '../direct/choose-proportions.ts';
import { frameCount, videoFramesPerSecond } from '../video-frame.ts';
import { directScene } from '../direct/direct-scene.ts';
import { videoSize } from '../../output/video-size.ts';
import { saveVideo } from '../save-video.ts';

/** V-7: a video of the scenes of a prompt. */
export const renderSceneVideo: Render<'v-7'> = async (task, context) => {
  const { prompt, aspect_ratio, resolution, duration } = task.parameters;
  const timeline = directScene({
    prompt,
    seed: task.seed,
    frames: frameCount(duration, videoFramesPerSecond),
    framesPerSecond: videoFramesPerSecond,
    secondsASetUp: 9,
  });
  const video = await saveVideo(
    {
      directory: task.directory,
      ...videoSize(resolution, chooseProportions({ aspectRatio: aspect_ratio, prompt })),
      framesPerSecond: videoFramesPerSecond,
      timeline,
    },
    context,
  );
  return [video];
};
