import type { Render } from '../../../service/render/renderer.ts';
import { directPrompt } from '../direct/direct-prompt.ts';
import { requestedVideo } from '../../../service/models/sizes/requested-video.ts';
import { saveVideo } from '../save-video.ts';
import { optionalImage } from '../shots/video-image.ts';
import { makeVideoAudio } from '../video-audio.ts';

/**
 * V-2 and V-11: a video of the scene of a prompt, or one that begins on an image, with audio.
 * @throws EaselError `invalid_params` at `/input_image` when the image cannot be read.
 */
export const renderVideoWithAudio: Render<'v-2' | 'v-11'> = async (task, context) => {
  const { parameters, seed, directory } = task;
  const { prompt } = parameters;
  const { size, framesPerSecond, frames } = requestedVideo(task.model, parameters);
  const hasAudioTrack = 'generate_audio' in parameters ? parameters.generate_audio : true;
  const first = await optionalImage(task, 'input_image');
  const timeline = directPrompt({ prompt, seed, frames, framesPerSecond, first, last: null, secondsASetUp: 7 });
  const audio = hasAudioTrack ? await makeVideoAudio({ timeline, framesPerSecond, seed }) : null;
  return [await saveVideo({ directory, ...size, framesPerSecond, timeline, audio }, context)];
};
