import type { StereoAudio } from '../../media/write/stereo-audio.ts';
import type { RenderInput } from '../../service/render/renderer.ts';
import { composeSoundscape } from '../audio/compose-soundscape.ts';
import { type MixPart, mixAudio } from '../audio/mix-audio.ts';
import { lengthOf, overlapOf, type SoundCue, type Timeline } from './timeline/timeline.ts';
import { mixVideoAudio, type VideoAudio } from '../audio/mix-video-audio.ts';
import { readAudio } from '../../media/read-audio.ts';
import { inputError } from './input-error.ts';

/** The inputs of a video's audio. */
export interface VideoAudioOptions {
  timeline: Timeline;
  framesPerSecond: number;
  seed: number;
  /** Audio references of the request, the field that names them in errors, and the order in which they are played. */
  given?: { inputs: readonly RenderInput[]; field: string; order: readonly number[] };
}

interface Stretch {
  cue: SoundCue;
  fromSeconds: number;
  toSeconds: number;
}

/** Seconds for which a scene's soundscape continues after its end, while the next one fades in. */
const crossFadeSeconds = 0.4;

/** The cues of a timeline, neighbours with the same scene merged. */
function stretchesOf(timeline: Timeline, framesPerSecond: number): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const [index, { frames, audio }] of timeline.entries()) {
    const last = stretches.at(-1);
    const end = at + frames + overlapOf(timeline[index + 1]);
    if (last !== undefined && audio.kind === 'scene' && last.cue.kind === 'scene' && last.cue.prompt === audio.prompt) {
      last.toSeconds = end / framesPerSecond;
    } else stretches.push({ cue: audio, fromSeconds: at / framesPerSecond, toSeconds: end / framesPerSecond });
    at += frames;
  }
  return stretches;
}

/** The soundscapes of all scenes, each at its time. */
function composeScenes(stretches: readonly Stretch[], seed: number, seconds: number): StereoAudio | null {
  const parts = stretches.flatMap(({ cue, fromSeconds, toSeconds }, index): MixPart[] => {
    if (cue.kind !== 'scene') return [];
    const { prompt, plan } = cue;
    const isLast = index === stretches.length - 1;
    const durationSeconds = toSeconds - fromSeconds + (isLast ? 0 : crossFadeSeconds);
    const audio = composeSoundscape({ prompt, plan, seed, durationSeconds, endsSoftly: isLast });
    return [{ audio, atSeconds: fromSeconds, gain: 1, fadeSeconds: stretches.length > 1 ? crossFadeSeconds : 0 }];
  });
  return parts.length === 0 ? null : mixAudio(parts, seconds);
}

async function readClips(stretches: readonly Stretch[]): Promise<VideoAudio['clips']> {
  const clips: { audio: StereoAudio; atSeconds: number }[] = [];
  for (const { cue, fromSeconds, toSeconds } of stretches) {
    if (cue.kind !== 'clip') continue;
    const audio = await readAudio(cue.path, { fromSeconds: cue.fromSeconds, seconds: toSeconds - fromSeconds });
    if (audio !== null) clips.push({ audio, atSeconds: fromSeconds });
  }
  return clips;
}

async function readGiven(
  { inputs, field, order }: NonNullable<VideoAudioOptions['given']>,
  seconds: number,
): Promise<StereoAudio[]> {
  const sounds: StereoAudio[] = [];
  for (const index of order) {
    const input = inputs[index];
    if (input === undefined) continue;
    try {
      const audio = await readAudio(input.path, { fromSeconds: 0, seconds });
      if (audio !== null) sounds.push(audio);
    } catch (error) {
      throw inputError(error, `${field}/${index}`);
    }
  }
  return sounds;
}

/**
 * Makes a video's audio: the soundscapes of its scenes, its clips' own audio, and over both the audio references.
 * Exactly as long as the video.
 * @throws EaselError `invalid_params` when an audio reference cannot be read.
 */
export async function makeVideoAudio(options: VideoAudioOptions): Promise<StereoAudio> {
  const { timeline, framesPerSecond, seed, given } = options;
  const seconds = lengthOf(timeline) / framesPerSecond;
  const stretches = stretchesOf(timeline, framesPerSecond);
  return mixVideoAudio({
    soundscape: composeScenes(stretches, seed, seconds),
    clips: await readClips(stretches),
    references: given === undefined ? [] : await readGiven(given, seconds),
    durationSeconds: seconds,
  });
}
