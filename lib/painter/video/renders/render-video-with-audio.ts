import type { Render } from '../../../service/render/renderer.ts';
import { chooseProportions } from '../direct/choose-proportions.ts';
import { directPrompt } from '../direct/direct-prompt.ts';
import { frameCount } from '../video-frame.ts';
import { videoSize } from '../../output/video-size.ts';
import { saveVideo } from '../save-video.ts';
import { optionalImage } from '../shots/video-image.ts';
import { makeVideoAudio } from '../video-audio.ts';

/** The cinema's frame rate, for videos that use it. */
const framesPerSecond = 24;

/**
 * V-2 and V-11: a video of the scene of a prompt, or one that begins on an image, with audio.
 * @throws EaselError `invalid_params` at `/input_image` when the image cannot be read.
 */
export const renderVideoWithAudio: Render<'v-2' | 'v-11'> = async (task, context) => {
  const { parameters, seed, directory } = task;
  const { prompt, resolution, aspect_ratio } = parameters;
  const seconds = 'seconds' in parameters ? Number(parameters.seconds) : parameters.duration;
  const hasAudioTrack = 'generate_audio' in parameters ? parameters.generate_audio : true;
  const frame = { ...videoSize(resolution, chooseProportions({ aspectRatio: aspect_ratio, prompt })), framesPerSecond };
  const first = await optionalImage(task, 'input_image');
  const frames = frameCount(seconds, framesPerSecond);
  const timeline = directPrompt({ prompt, seed, frames, framesPerSecond, first, last: null, secondsASetUp: 7 });
  const audio = hasAudioTrack ? await makeVideoAudio({ timeline, framesPerSecond, seed }) : null;
  return [await saveVideo({ directory, ...frame, timeline, audio: audio }, context)];
};
