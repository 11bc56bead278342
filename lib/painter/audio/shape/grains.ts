import { audioRate } from '../../../media/write/stereo-audio.ts';
import type { Random } from '../../scene/noise/random.ts';
import { createFilter } from './filter.ts';

/** One decaying tone of a struck object: −60 dB after `decaySeconds`. A glide of 2 ends an octave higher. */
export function ring(frequencyHz: number, decaySeconds: number, glide = 1): Float32Array {
  const grain = new Float32Array(Math.ceil(decaySeconds * audioRate));
  let phase = 0;
  for (let index = 0; index < grain.length; index += 1) {
    const share = index / grain.length;
    const attack = Math.min(1, index / 48);
    grain[index] = attack * Math.sin(phase) * Math.exp(-6.9 * share) * Math.min(1, (1 - share) * 20);
    phase += (2 * Math.PI * frequencyHz * glide ** share) / audioRate;
  }
  return grain;
}

/** A decaying burst of noise within a band: −60 dB after `decaySeconds`. */
export function burst(
  random: Random,
  decaySeconds: number,
  { above, below, q = Math.SQRT1_2 }: { above: number; below: number; q?: number },
): Float32Array {
  const grain = new Float32Array(Math.ceil(decaySeconds * audioRate));
  const [high, low] = [createFilter(above), createFilter(below, q)];
  const attack = 0.001 * audioRate;
  for (let index = 0; index < grain.length; index += 1) {
    const share = index / grain.length;
    high.step(random.next() * 2 - 1);
    low.step(high.high);
    grain[index] = low.low * Math.min(1, index / attack) * Math.exp(-6.9 * share) * Math.min(1, (1 - share) * 20);
  }
  return grain;
}

/** A call: a tone whose pitch and level follow curves from 0 to 1, with the strengths of its overtones. */
export function call(
  seconds: number,
  {
    pitch,
    level,
    overtones = [1],
  }: {
    pitch: (share: number) => number;
    level: (share: number) => number;
    overtones?: readonly number[];
  },
): Float32Array {
  const grain = new Float32Array(Math.ceil(seconds * audioRate));
  let phase = 0;
  for (let index = 0; index < grain.length; index += 1) {
    const share = index / grain.length;
    const frequency = pitch(share);
    let value = 0;
    for (let overtone = 0; overtone < overtones.length; overtone += 1) {
      if (frequency * (overtone + 1) > 18_000) break;
      value += (overtones[overtone] as number) * Math.sin(phase * (overtone + 1));
    }
    grain[index] = value * level(share);
    phase += (2 * Math.PI * frequency) / audioRate;
  }
  return grain;
}

/** A level that rises and falls smoothly. */
export const arch = (share: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, share))) ** 0.8;
