import type { Render } from '../../../service/render/renderer.ts';
import { directReferences } from '../direct/direct-references.ts';
import { readReferences } from '../direct/read-references.ts';
import { requestedVideo } from '../../../service/models/sizes/requested-video.ts';
import { makeVideoAudio } from '../video-audio.ts';
import { saveVideo } from '../save-video.ts';

/**
 * V-4: cuts videos into a new one, with their own audio, opened by the scene of the prompt.
 * @throws EaselError `invalid_params` at `/input_videos/n` when one cannot be read.
 */
export const renderCutVideos: Render<'v-4'> = async (task, context) => {
  const { parameters, seed, directory } = task;
  const { prompt } = parameters;
  const references = await readReferences(task, [{ field: 'input_videos', name: 'Video' }]);
  const clips = references.flatMap((reference) => (reference.kind === 'clip' ? [reference.clip] : []));
  const { size, framesPerSecond, frames } = requestedVideo('v-4', parameters, {
    first: clips[0] ?? null,
    shown: clips.map(({ durationSeconds }) => durationSeconds),
  });
  const timeline = directReferences({
    prompt,
    references,
    groups: [{ field: 'input_videos', pattern: 'Video {n}' }],
    seed,
    frames,
    framesPerSecond,
    secondsASetUp: 6,
  });
  const audio = await makeVideoAudio({ timeline, framesPerSecond, seed });
  return [await saveVideo({ directory, ...size, framesPerSecond, timeline, audio }, context)];
};
