import { createSilence, audioRate, type StereoAudio } from '../../media/write/stereo-audio.ts';
import { limitPeaks } from './shape/limit-peaks.ts';

/** A sound with its position in the mix. */
export interface MixPart {
  audio: StereoAudio;
  /** When it begins; if negative, its beginning is left out. */
  atSeconds: number;
  /** A gain factor. */
  gain: number;
  /** The lengths of its fade-in and fade-out. */
  fadeSeconds: number;
}

/** Mixes sounds into audio of exactly the requested length. Peaks that would clip are limited softly. */
export function mixAudio(parts: readonly MixPart[], durationSeconds: number): StereoAudio {
  const mixed = createSilence(durationSeconds);
  for (const part of parts) addPart(mixed, part);
  limitPeaks(mixed);
  return mixed;
}

/** Fades follow a quarter of a sine, so that a crossfade has constant power. */
function addPart(mixed: StereoAudio, { audio, atSeconds, gain, fadeSeconds }: MixPart): void {
  const at = Math.round(atSeconds * audioRate);
  const from = Math.max(0, -at);
  const to = Math.min(audio.left.length, mixed.left.length - at);
  // At least a hundredth of a second: a cut inside a wave is audible as a click.
  const fade = Math.min((to - from) / 2, Math.max(0.01, fadeSeconds) * audioRate);
  for (let index = from; index < to; index += 1) {
    const edge = Math.min(index - from, to - 1 - index);
    const level = edge >= fade ? gain : gain * Math.sin((edge / fade) * (Math.PI / 2));
    const target = at + index;
    mixed.left[target] = (mixed.left[target] as number) + (audio.left[index] as number) * level;
    mixed.right[target] = (mixed.right[target] as number) + (audio.right[index] as number) * level;
  }
}
