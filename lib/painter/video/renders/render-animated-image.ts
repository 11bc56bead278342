import type { Render } from '../../../service/render/renderer.ts';
import { requestedVideo } from '../../../service/models/sizes/requested-video.ts';
import { inputOf } from '../../input.ts';
import { planScene } from '../../scene/plan-scene.ts';
import { planMotion } from '../animate/motion-plan.ts';
import { saveVideo } from '../save-video.ts';
import { imageFromRequest } from '../shots/video-image.ts';
import { imageShot } from '../shots/image-shot.ts';

/**
 * V-5: animates an image. The video begins on the image, has its proportions, and lasts exactly as long as requested.
 * @throws EaselError `invalid_params` at `/input_image` when the image cannot be read.
 */
export const renderAnimatedImage: Render<'v-5'> = async (task, context) => {
  const { prompt } = task.parameters;
  const image = await imageFromRequest(inputOf(task, 'input_image'), 'input_image');
  const shot = imageShot({ title: prompt, image, motion: planMotion(prompt), seed: task.seed });
  const { size, framesPerSecond, frames } = requestedVideo('v-5', task.parameters, { first: image });
  const video = await saveVideo(
    {
      directory: task.directory,
      ...size,
      framesPerSecond,
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
  return [video];
};
