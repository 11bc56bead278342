import type { Render } from '../../../service/render/renderer.ts';
import { directReferences } from '../direct/direct-references.ts';
import { chooseCutLength } from '../direct/choose-cut-length.ts';
import { chooseProportions } from '../direct/choose-proportions.ts';
import { readReferences } from '../direct/read-references.ts';
import { frameCount, videoFramesPerSecond } from '../video-frame.ts';
import { videoSize } from '../../output/video-size.ts';
import { makeVideoAudio } from '../video-audio.ts';
import { saveVideo } from '../save-video.ts';

/** Ratios that a video takes after its first clip. */
const ratios = ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'];

/**
 * V-4: cuts videos into a new one, with their own audio, opened by the scene of the prompt.
 * @throws EaselError `invalid_params` at `/input_videos/n` when one cannot be read.
 */
export const renderCutVideos: Render<'v-4'> = async (task, context) => {
  const { parameters, seed, directory } = task;
  const { prompt } = parameters;
  const references = await readReferences(task, [{ field: 'input_videos', name: 'Video' }]);
  const clips = references.flatMap((reference) => (reference.kind === 'clip' ? [reference.clip] : []));
  const proportions = chooseProportions({ aspectRatio: 'auto', ratios, reference: clips[0] ?? null, prompt });
  const frame = { ...videoSize('720p', proportions), framesPerSecond: videoFramesPerSecond };
  const frames = frameCount(chooseCutLength(prompt, clips), videoFramesPerSecond);
  const timeline = directReferences({
    prompt,
    references,
    groups: [{ field: 'input_videos', pattern: 'Video {n}' }],
    seed,
    frames,
    framesPerSecond: videoFramesPerSecond,
    secondsASetUp: 6,
  });
  const audio = await makeVideoAudio({ timeline, framesPerSecond: videoFramesPerSecond, seed });
  return [await saveVideo({ directory, ...frame, timeline, audio: audio }, context)];
};
