import type { Render } from '../../../service/render/renderer.ts';
import { filmSize } from '../../output/video-size.ts';
import { inputOf } from '../../input.ts';
import { planScene } from '../../scene/plan-scene.ts';
import { planMotion } from '../animate/motion-plan.ts';
import { filmFramesPerSecond, frameCount } from '../video-frame.ts';
import { saveFilm } from '../save-video.ts';
import { givenPicture } from '../shots/video-image.ts';
import { pictureShot } from '../shots/image-shot.ts';

/**
 * V-5: sets a picture in motion. The film begins on the picture, keeps its proportions, and lasts exactly as long as asked.
 * @throws EaselError `invalid_params` at `/input_image` when the picture cannot be read.
 */
export const renderAnimatedPicture: Render<'v-5'> = async (task, context) => {
  const { prompt, resolution, duration } = task.parameters;
  const picture = await givenPicture(inputOf(task, 'input_image'), 'input_image');
  const shot = pictureShot({ title: prompt, picture, motion: planMotion(prompt), seed: task.seed });
  const frames = frameCount(duration, filmFramesPerSecond);
  const film = await saveFilm(
    {
      directory: task.directory,
      ...filmSize(resolution, picture),
      framesPerSecond: filmFramesPerSecond,
      timeline: [
        {
          shot,
          frames,
          transition: { kind: 'cut' },
          audio: { kind: 'scene', prompt, plan: planScene(prompt, { seed: task.seed }) },
        },
      ],
    },
    context,
  );
  return [film];
};
