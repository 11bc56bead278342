import { readCitations } from '../../../contract/prompt/citations.ts';
import type { Render } from '../../../service/render/renderer.ts';
import { createWatermark } from '../../output/watermark.ts';
import { playbackOrder } from '../../audio/playback-order.ts';
import { describeTimeline } from '../direct/describe-timeline.ts';
import { directPrompt } from '../direct/direct-prompt.ts';
import { directReferences } from '../direct/direct-references.ts';
import { readReferences } from '../direct/read-references.ts';
import type { Reference } from '../direct/reference.ts';
import type { Size } from '../../../service/models/sizes/proportions.ts';
import { requestedVideo } from '../../../service/models/sizes/requested-video.ts';
import { makeVideoAudio } from '../video-audio.ts';
import { saveVideo } from '../save-video.ts';
import { optionalImage } from '../shots/video-image.ts';

/** How the prompt cites each kind of reference. */
const citationGroups = [
  { field: 'input_images', pattern: '@Image {n}' },
  { field: 'input_videos', pattern: '@Video {n}' },
  { field: 'input_audios', pattern: '@Audio {n}' },
];

/** Seconds of a scene before the viewpoint changes: a video with thinking has more viewpoints. */
const secondsASetUp = { plain: 8, thought: 3.5 } as const;

/**
 * V-9: a video from a prompt with cited images, clips and audio, or between a first and a last frame.
 * @throws EaselError `invalid_params` at the item when a reference cannot be read.
 */
export const renderUnifiedVideo: Render<'v-9'> = async (task, context) => {
  const { parameters, seed, directory } = task;
  const { prompt, enable_thinking } = parameters;
  const references = await readReferences(task, [
    { field: 'input_images', name: 'Image' },
    { field: 'input_videos', name: 'Video' },
  ]);
  const first = await optionalImage(task, 'input_image');
  const last = await optionalImage(task, 'tail_image_url');
  const { size, framesPerSecond, frames } = requestedVideo('v-9', parameters, {
    first: first ?? last ?? proportionsOfFirst(references),
    shown: references.map((each) => (each.kind === 'clip' ? each.clip.durationSeconds : Infinity)),
  });
  const shared = {
    prompt,
    seed,
    frames,
    framesPerSecond,
    secondsASetUp: enable_thinking ? secondsASetUp.thought : secondsASetUp.plain,
  };
  const timeline =
    references.length > 0
      ? directReferences({ ...shared, references, groups: citationGroups })
      : directPrompt({ ...shared, first, last });
  const sounds = task.inputs['input_audios'] ?? [];
  const order = playbackOrder(readCitations(prompt, citationGroups), 'input_audios', sounds.length);
  const given = { inputs: sounds, field: 'input_audios', order };
  const video = await saveVideo(
    {
      directory,
      ...size,
      framesPerSecond,
      timeline,
      mark: parameters.watermark ? createWatermark(size) : null,
      audio: parameters.generate_audio ? await makeVideoAudio({ timeline, framesPerSecond, seed, given }) : null,
      ...(enable_thinking ? { comment: describeTimeline(timeline, framesPerSecond) } : {}),
    },
    context,
  );
  return [video];
};

function proportionsOfFirst([reference]: readonly Reference[]): Size | null {
  if (reference === undefined) return null;
  return reference.kind === 'clip' ? reference.clip : reference.image;
}
