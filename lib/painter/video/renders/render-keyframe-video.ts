import type { Render } from '../../../service/render/renderer.ts';
import { directPrompt } from '../direct/direct-prompt.ts';
import { requestedVideo } from '../../../service/models/sizes/requested-video.ts';
import { makeVideoAudio } from '../video-audio.ts';
import { saveVideo } from '../save-video.ts';
import { optionalImage } from '../shots/video-image.ts';

/**
 * V-8: a video that begins on one image and ends on another, or has one of the two, or none.
 * @throws EaselError `invalid_params` at `/input_image` or `/last_frame_image` when it cannot be read.
 */
export const renderKeyframeVideo: Render<'v-8'> = async (task, context) => {
  const { parameters, seed, directory } = task;
  const { prompt, generate_audio } = parameters;
  const first = await optionalImage(task, 'input_image');
  const last = await optionalImage(task, 'last_frame_image');
  const { size, framesPerSecond, frames } = requestedVideo('v-8', parameters);
  const timeline = directPrompt({ prompt, seed, frames, framesPerSecond, first, last, secondsASetUp: 8 });
  const audio = generate_audio ? await makeVideoAudio({ timeline, framesPerSecond, seed }) : null;
  return [await saveVideo({ directory, ...size, framesPerSecond, timeline, audio }, context)];
};
