import { createSilence, audioRate, type StereoAudio } from '../../media/write/stereo-audio.ts';
import { limitPeaks } from './shape/limit-peaks.ts';

/** A sound in its place. */
export interface MixPart {
  audio: StereoAudio;
  /** When it begins; below zero its beginning is left out. */
  atSeconds: number;
  /** A factor of its level. */
  gain: number;
  /** How long it takes to come in and to go out. */
  fadeSeconds: number;
}

/** Lays sounds over each other into one of exactly the length asked for. Peaks that would clip are held back softly. */
export function mixAudio(parts: readonly MixPart[], durationSeconds: number): StereoAudio {
  const mixed = createSilence(durationSeconds);
  for (const part of parts) addPart(mixed, part);
  limitPeaks(mixed);
  return mixed;
}

/** Fades follow a quarter of a sine: two that cross add up to one loudness. */
function addPart(mixed: StereoAudio, { audio, atSeconds, gain, fadeSeconds }: MixPart): void {
  const at = Math.round(atSeconds * audioRate);
  const from = Math.max(0, -at);
  const to = Math.min(audio.left.length, mixed.left.length - at);
  // A hundredth of a second at least: a cut inside a wave is heard as a click.
  const fade = Math.min((to - from) / 2, Math.max(0.01, fadeSeconds) * audioRate);
  for (let index = from; index < to; index += 1) {
    const edge = Math.min(index - from, to - 1 - index);
    const level = edge >= fade ? gain : gain * Math.sin((edge / fade) * (Math.PI / 2));
    const target = at + index;
    mixed.left[target] = (mixed.left[target] as number) + (audio.left[index] as number) * level;
    mixed.right[target] = (mixed.right[target] as number) + (audio.right[index] as number) * level;
  }
}
