import { readCitations } from '../../../contract/prompt/citations.ts';
import type { ParametersOf, Render, RenderTask } from '../../../service/render/renderer.ts';
import { createWatermark } from '../../output/watermark.ts';
import { playbackOrder } from '../../audio/playback-order.ts';
import { chooseProportions } from '../direct/choose-proportions.ts';
import { describeTimeline } from '../direct/describe-timeline.ts';
import { directPrompt } from '../direct/direct-prompt.ts';
import { directReferences } from '../direct/direct-references.ts';
import { readDuration } from '../direct/read-duration.ts';
import { readReferences } from '../direct/read-references.ts';
import type { Reference } from '../direct/reference.ts';
import { frameCount, videoFramesPerSecond } from '../video-frame.ts';
import { videoSize } from '../../output/video-size.ts';
import { makeVideoAudio } from '../video-audio.ts';
import { saveVideo } from '../save-video.ts';
import { optionalImage } from '../shots/video-image.ts';

type Parameters = ParametersOf<'v-9'>;

/** How the prompt cites each kind of reference. */
const citationGroups = [
  { field: 'input_images', pattern: '@Image {n}' },
  { field: 'input_videos', pattern: '@Video {n}' },
  { field: 'input_audios', pattern: '@Audio {n}' },
];

const ratios = ['16:9', '9:16', '1:1', '4:3', '3:4'];
const [leastSeconds, mostSeconds] = [2, 30];

/** Seconds of a scene before the viewpoint changes: a video with thinking has more viewpoints. */
const secondsASetUp = { plain: 8, thought: 3.5 } as const;

function durationOf({ duration, prompt }: Parameters, references: readonly Reference[]): number {
  if (duration !== -1) return duration;
  return Math.min(
    mostSeconds,
    Math.max(leastSeconds, Math.round(readDuration(prompt, { shownThings: references.length }))),
  );
}

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
  const shared = {
    prompt,
    seed,
    frames: frameCount(durationOf(parameters, references), videoFramesPerSecond),
    framesPerSecond: videoFramesPerSecond,
    secondsASetUp: enable_thinking ? secondsASetUp.thought : secondsASetUp.plain,
  };
  const timeline =
    references.length > 0
      ? directReferences({ ...shared, references, groups: citationGroups })
      : directPrompt({ ...shared, first, last });
  const frame = {
    ...sizeOf(task, first ?? last ?? proportionsOfFirst(references)),
    framesPerSecond: videoFramesPerSecond,
  };
  const sounds = task.inputs['input_audios'] ?? [];
  const order = playbackOrder(readCitations(prompt, citationGroups), 'input_audios', sounds.length);
  const given = { inputs: sounds, field: 'input_audios', order };
  const video = await saveVideo(
    {
      directory,
      ...frame,
      timeline,
      mark: parameters.watermark ? createWatermark(frame) : null,
      audio: parameters.generate_audio
        ? await makeVideoAudio({ timeline, framesPerSecond: videoFramesPerSecond, seed, given })
        : null,
      ...(enable_thinking ? { comment: describeTimeline(timeline, videoFramesPerSecond) } : {}),
    },
    context,
  );
  return [video];
};

interface Proportions {
  width: number;
  height: number;
}

function sizeOf({ parameters }: RenderTask<Parameters>, reference: Proportions | null): Proportions {
  const { aspect_ratio: aspectRatio, resolution, prompt } = parameters;
  return videoSize(resolution, chooseProportions({ aspectRatio, ratios, reference, prompt }));
}

function proportionsOfFirst([reference]: readonly Reference[]): Proportions | null {
  if (reference === undefined) return null;
  return reference.kind === 'clip' ? reference.clip : reference.image;
}
