import type { Render } from '../../../service/render/renderer.ts';
import { chooseProportions } from '../direct/choose-proportions.ts';
import { directPrompt } from '../direct/direct-prompt.ts';
import { frameCount } from '../video-frame.ts';
import { videoSize } from '../../output/video-size.ts';
import { makeVideoAudio } from '../video-audio.ts';
import { saveVideo } from '../save-video.ts';
import { optionalImage } from '../shots/video-image.ts';

/**
 * V-8: a video that begins on one image and ends on another, or has one of the two, or none.
 * @throws EaselError `invalid_params` at `/input_image` or `/last_frame_image` when it cannot be read.
 */
export const renderKeyframeVideo: Render<'v-8'> = async (task, context) => {
  const { prompt, aspect_ratio, resolution, duration, fps, generate_audio } = task.parameters;
  const { seed, directory } = task;
  const first = await optionalImage(task, 'input_image');
  const last = await optionalImage(task, 'last_frame_image');
  const frames = frameCount(duration, fps);
  const timeline = directPrompt({ prompt, seed, frames, framesPerSecond: fps, first, last, secondsASetUp: 8 });
  const audio = generate_audio ? await makeVideoAudio({ timeline, framesPerSecond: fps, seed }) : null;
  const frame = {
    ...videoSize(resolution, chooseProportions({ aspectRatio: aspect_ratio, prompt })),
    framesPerSecond: fps,
  };
  return [await saveVideo({ directory, ...frame, timeline, audio: audio }, context)];
};
