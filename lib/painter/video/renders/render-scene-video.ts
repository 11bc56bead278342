import type { Render } from '../../../service/render/renderer.ts';
import { chooseProportions } from '../direct/choose-proportions.ts';
import { filmSize } from '../../output/video-size.ts';
import { filmFramesPerSecond, frameCount } from '../video-frame.ts';
import { saveFilm } from '../save-video.ts';
import { directScene } from '../direct/direct-scene.ts';

/** V-7: films the scenes of a prompt. */
export const renderSceneFilm: Render<'v-7'> = async (task, context) => {
  const { prompt, aspect_ratio, resolution, duration } = task.parameters;
  const timeline = directScene({
    prompt,
    seed: task.seed,
    frames: frameCount(duration, filmFramesPerSecond),
    framesPerSecond: filmFramesPerSecond,
    secondsASetUp: 9,
  });
  const film = await saveFilm(
    {
      directory: task.directory,
      ...filmSize(resolution, chooseProportions({ aspectRatio: aspect_ratio, prompt })),
      framesPerSecond: filmFramesPerSecond,
      timeline,
    },
    context,
  );
  return [film];
};
