import { createSilence, type StereoAudio } from '../../media/write/stereo-audio.ts';
import { createRandom } from '../scene/noise/random.ts';
import { planScene } from '../scene/plan-scene.ts';
import type { ScenePlan } from '../scene/plan/scene-plan.ts';
import { layers as composers } from './layers/layers.ts';
import { type MixPart, mixAudio } from './mix-audio.ts';
import { composeMusic } from './music/compose-music.ts';
import { planSoundscape } from './plan/plan-soundscape.ts';
import { createFilter } from './shape/filter.ts';
import { normalizeLoudness } from './shape/loudness.ts';
import { limitPeaks } from './shape/limit-peaks.ts';

/** The inputs of a soundscape. */
export interface SoundscapeOptions {
  prompt: string;
  /** The scene in the image; null where a video shows something else, so that only the prompt counts. */
  plan: ScenePlan | null;
  seed: number;
  durationSeconds: number;
  /** Whether it fades out at its end; not where another scene follows. True by default. */
  endsSoftly?: boolean;
}

/** The loudness of each layer before mixing, in LUFS. */
const layerLoudness = -24;

const gainOf = (decibels: number): number => 10 ** (decibels / 20);

/**
 * Synthesises the soundscape of a scene: weather, water, animals, streets, music, as the prompt names them and the
 * scene implies them. There is no speech. It has exactly the requested length, is about −20 LUFS loud, never clips, and
 * is the same for the same prompt, scene and seed.
 */
export function composeSoundscape({
  prompt,
  plan,
  seed,
  durationSeconds,
  endsSoftly = true,
}: SoundscapeOptions): StereoAudio {
  const soundscape = planSoundscape(prompt, plan ?? planScene(prompt, { seed }), { seed, durationSeconds });
  if (soundscape === null) return createSilence(durationSeconds);
  const parts: MixPart[] = soundscape.layers.map(({ kind, decibels, force }) => {
    const random = (name: string) => createRandom(seed, `sound ${kind} ${name}`);
    const { pace, flashes, ground } = soundscape;
    const audio = composers[kind]({ durationSeconds, random, force, pace, flashes, ground });
    return { audio: normalizeLoudness(audio, layerLoudness), atSeconds: 0, gain: gainOf(decibels), fadeSeconds: 0 };
  });
  if (soundscape.music !== null) {
    const audio = normalizeLoudness(composeMusic(soundscape.music, durationSeconds), layerLoudness);
    parts.push({ audio, atSeconds: 0, gain: gainOf(soundscape.music.decibels), fadeSeconds: 0 });
  }
  const whole = blockOffset(mixAudio(parts, durationSeconds));
  // No fade-in, as a video has none.
  if (endsSoftly) fadeOut(whole, Math.min(0.8, durationSeconds / 5));
  normalizeLoudness(whole, soundscape.loudness);
  limitPeaks(whole);
  return whole;
}

/** Removes frequencies below hearing, which would only cost headroom. */
function blockOffset(audio: StereoAudio): StereoAudio {
  for (const channel of [audio.left, audio.right]) {
    const filter = createFilter(22);
    for (let index = 0; index < channel.length; index += 1) {
      filter.step(channel[index] as number);
      channel[index] = filter.high;
    }
  }
  return audio;
}

function fadeOut(audio: StereoAudio, seconds: number): void {
  const first = audio.left.length - Math.round(seconds * audio.sampleRate);
  for (const channel of [audio.left, audio.right]) {
    for (let index = Math.max(0, first); index < channel.length; index += 1) {
      const share = (channel.length - 1 - index) / (seconds * audio.sampleRate);
      channel[index] = (channel[index] as number) * Math.sin(Math.min(1, share) * (Math.PI / 2));
    }
  }
}
