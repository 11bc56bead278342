import { createSilence } from '../../../../media/stereo-sound.ts';
import type { StereoSound } from '../../../../media/stereo-sound.ts';
import type { RenderInput } from '../../renderer.ts';
import { composeSoundscape } from '../sound/compose-soundscape.ts';
import { mixSounds } from '../sound/mix-sounds.ts';
import type { MixPart } from '../sound/mix-sounds.ts';
import { readSound } from '../sound/read-sound.ts';
import { inputFault } from './input-fault.ts';
import { lengthOf, overlapOf } from './timeline/timeline.ts';
import type { SoundCue, Timeline } from './timeline/timeline.ts';

/** What a film's sound is made from. */
export interface FilmSoundOptions {
  timeline: Timeline;
  framesPerSecond: number;
  seed: number;
  /** Sounds that came with the request, heard one after the other over the film, and the field that names them in faults. */
  given?: { inputs: readonly RenderInput[]; field: string };
}

interface Stretch {
  cue: SoundCue;
  fromSeconds: number;
  toSeconds: number;
}

/** Stretches overlap by so much, so that one fades into the other. */
const crossFadeSeconds = 0.6;

/** How quiet a scene is under sounds that were given. */
const duckedGain = 0.35;

/** The cues of a timeline, neighbours with the same scene as one. */
function stretchesOf(timeline: Timeline, framesPerSecond: number): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const [index, { frames, sound }] of timeline.entries()) {
    const last = stretches.at(-1);
    const end = at + frames + overlapOf(timeline[index + 1]);
    if (last !== undefined && sound.kind === 'scene' && last.cue.kind === 'scene' && last.cue.prompt === sound.prompt) {
      last.toSeconds = end / framesPerSecond;
    } else stretches.push({ cue: sound, fromSeconds: at / framesPerSecond, toSeconds: end / framesPerSecond });
    at += frames;
  }
  return stretches;
}

async function partOf({ cue, fromSeconds, toSeconds }: Stretch, seed: number, gain: number): Promise<MixPart[]> {
  const seconds = toSeconds - fromSeconds;
  const sound =
    cue.kind === 'clip'
      ? await readSound(cue.path, { fromSeconds: cue.fromSeconds, seconds })
      : composeSoundscape({ prompt: cue.prompt, plan: cue.plan, seed, durationSeconds: seconds });
  if (sound === null) return [];
  return [{ sound, atSeconds: fromSeconds, gain, fadeSeconds: crossFadeSeconds / 2 }];
}

async function readGiven(
  { inputs, field }: NonNullable<FilmSoundOptions['given']>,
  seconds: number,
): Promise<MixPart[]> {
  const parts: MixPart[] = [];
  const slot = seconds / Math.max(1, inputs.length);
  for (const [index, input] of inputs.entries()) {
    try {
      const sound = await readSound(input.path, { fromSeconds: 0, seconds: slot });
      if (sound !== null) parts.push({ sound, atSeconds: index * slot, gain: 1, fadeSeconds: 0.08 });
    } catch (error) {
      throw inputFault(error, `${field}/${index}`);
    }
  }
  return parts;
}

/**
 * Makes a film's sound: what its scenes sound like, its clips' own sound, and over both the sounds that were given. Exactly
 * as long as the film.
 * @throws EaselError `invalid_params` when a given sound cannot be read.
 */
export async function makeFilmSound(options: FilmSoundOptions): Promise<StereoSound> {
  const { timeline, framesPerSecond, seed, given } = options;
  const seconds = lengthOf(timeline) / framesPerSecond;
  const voices = given === undefined ? [] : await readGiven(given, seconds);
  const gain = voices.length > 0 ? duckedGain : 1;
  const parts: MixPart[] = [];
  for (const stretch of stretchesOf(timeline, framesPerSecond)) parts.push(...(await partOf(stretch, seed, gain)));
  const all = [...parts, ...voices];
  return all.length === 0 ? createSilence(seconds) : mixSounds(all, seconds);
}
