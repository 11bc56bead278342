import { createSilence, audioRate, type StereoAudio } from '../../../media/write/stereo-audio.ts';
import type { Random } from '../../scene/noise/random.ts';
import { createFilter } from './filter.ts';

/** How a noise's power falls with frequency: not at all, 3 dB per octave, 6 dB per octave. */
type NoiseColour = 'white' | 'pink' | 'brown';

/** An endless noise of about ±1; pink by P. Kellet's filter (https://www.firstpr.com.au/dsp/pink-noise/). */
function createNoiseSource(random: Random, colour: NoiseColour): () => number {
  const white = () => random.next() * 2 - 1;
  if (colour === 'white') return white;
  if (colour === 'brown') {
    let sum = 0;
    return () => {
      sum = sum * 0.998 + white() * 0.06;
      return sum;
    };
  }
  let [slow, middle, fast] = [0, 0, 0];
  return () => {
    const value = white();
    slow = 0.99765 * slow + value * 0.099046;
    middle = 0.963 * middle + value * 0.2965164;
    fast = 0.57 * fast + value * 1.0526913;
    return (slow + middle + fast + value * 0.1848) * 0.28;
  };
}

/** A noise at one moment: its band in Hz, how steep its upper edge is, its loudness, and its pan (−1 to 1). */
export interface NoiseMoment {
  above: number;
  below: number;
  level: number;
  q?: number;
  pan?: number;
}

/** Samples between two updates of the filters. */
const block = 64;
/** The share of noise that both channels have in common. */
const shared = 0.62;

/** Noise shaped over time: wind, surf, rain, hum. Between two moments the level is interpolated linearly. */
export function noiseBed(
  { durationSeconds, random, colour }: { durationSeconds: number; random: Random; colour: NoiseColour },
  momentAt: (timeSeconds: number) => NoiseMoment,
): StereoAudio {
  const audio = createSilence(durationSeconds);
  const [common, ...own] = [0, 1, 2].map(() => createNoiseSource(random, colour));
  const ears = [audio.left, audio.right].map((samples, index) => ({
    samples,
    side: index === 0 ? -1 : 1,
    source: own[index] ?? (() => 0),
    high: createFilter(100),
    low: createFilter(1000),
    level: 0,
  }));
  const middle = new Float32Array(block);
  for (let from = 0; from < audio.left.length; from += block) {
    const { above, below, level, q = Math.SQRT1_2, pan = 0 } = momentAt(from / audioRate);
    const end = Math.min(audio.left.length, from + block);
    for (let index = 0; index < block; index += 1) middle[index] = shared * (common?.() ?? 0);
    for (const ear of ears) {
      ear.high.tune(above);
      ear.low.tune(below, q);
      const next = level * Math.sqrt(Math.max(0, 1 + ear.side * pan));
      const slope = (next - ear.level) / block;
      for (let index = from; index < end; index += 1) {
        ear.high.step((middle[index - from] as number) + (1 - shared) * ear.source());
        ear.low.step(ear.high.high);
        ear.samples[index] = ear.low.low * ear.level;
        ear.level += slope;
      }
    }
  }
  return audio;
}
