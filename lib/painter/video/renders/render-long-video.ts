import type { Render } from '../../../service/render/renderer.ts';
import { createWatermark } from '../../output/watermark.ts';
import { directScene } from '../direct/direct-scene.ts';
import { requestedVideo } from '../../../service/models/sizes/requested-video.ts';
import { makeVideoAudio } from '../video-audio.ts';
import { saveVideo } from '../save-video.ts';

/** V-10: a video of the scenes of a prompt for up to half a minute, with audio; at 1080p in ten bits per colour. */
export const renderLongVideo: Render<'v-10'> = async (task, context) => {
  const { parameters, seed, directory } = task;
  const { prompt, resolution } = parameters;
  const { size, framesPerSecond, frames } = requestedVideo('v-10', parameters);
  const timeline = directScene({ prompt, seed, frames, framesPerSecond, secondsASetUp: 7 });
  const video = await saveVideo(
    {
      directory,
      ...size,
      framesPerSecond,
      timeline,
      container: parameters.output_format,
      codec: resolution === '1080p' ? 'hevc-10-bit' : 'h264',
      mark: parameters.watermark ? createWatermark(size) : null,
      audio: parameters.generate_audio ? await makeVideoAudio({ timeline, framesPerSecond, seed }) : null,
    },
    context,
  );
  return [video];
};
