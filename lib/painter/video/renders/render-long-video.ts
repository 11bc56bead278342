import type { Render } from '../../../service/render/renderer.ts';
import { createWatermark } from '../../output/watermark.ts';
import { chooseProportions } from '../direct/choose-proportions.ts';
import { directScene } from '../direct/direct-scene.ts';
import { nearestDuration, readDuration } from '../direct/read-duration.ts';
import { frameCount } from '../video-frame.ts';
import { videoSize } from '../../output/video-size.ts';
import { makeVideoAudio } from '../video-audio.ts';
import { saveVideo } from '../save-video.ts';

const framesPerSecond = 24;
const durations = [4, 5, 6, 8, 10, 12, 15, 20, 25, 30];
const ratios = ['16:9', '9:16', '1:1', '21:9', '4:3', '3:4'];

/** V-10: a video of the scenes of a prompt for up to half a minute, with audio; at 1080p in ten bits per colour. */
export const renderLongVideo: Render<'v-10'> = async (task, context) => {
  const { parameters, seed, directory } = task;
  const { prompt, resolution, duration } = parameters;
  const seconds = duration === 'auto' ? nearestDuration(readDuration(prompt), durations) : duration;
  const proportions = chooseProportions({ aspectRatio: parameters.aspect_ratio, ratios, reference: null, prompt });
  const frame = { ...videoSize(resolution, proportions), framesPerSecond };
  const frames = frameCount(seconds, framesPerSecond);
  const timeline = directScene({ prompt, seed, frames, framesPerSecond, secondsASetUp: 7 });
  const video = await saveVideo(
    {
      directory,
      ...frame,
      timeline,
      container: parameters.output_format,
      codec: resolution === '1080p' ? 'hevc-10-bit' : 'h264',
      mark: parameters.watermark ? createWatermark(frame) : null,
      audio: parameters.generate_audio ? await makeVideoAudio({ timeline, framesPerSecond, seed }) : null,
    },
    context,
  );
  return [video];
};
