import { createSilence, audioRate, type StereoAudio } from '../../../media/write/stereo-audio.ts';
import { createFilter } from '../shape/filter.ts';

/** A sine in both channels. */
export function tone(frequency: number, seconds: number, level = 0.3): StereoAudio {
  const audio = createSilence(seconds);
  for (const index of audio.left.keys()) {
    audio.left[index] = level * Math.sin((index * frequency * 2 * Math.PI) / audioRate);
  }
  audio.right.set(audio.left);
  return audio;
}

/** Root of the mean square of both channels between two times. */
export function levelOf({ left, right }: StereoAudio, from = 0, to = left.length / audioRate): number {
  const [first, end] = [Math.round(from * audioRate), Math.min(left.length, Math.round(to * audioRate))];
  let sum = 0;
  for (let index = first; index < end; index += 1) sum += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
  return Math.sqrt(sum / (2 * Math.max(1, end - first)));
}

/** The largest sample of both channels. */
export function peakOf({ left, right }: StereoAudio): number {
  let peak = 0;
  for (const channel of [left, right]) for (const value of channel) peak = Math.max(peak, Math.abs(value));
  return peak;
}

/** Level within a band, in Hz, of a section of the left channel. */
export function bandLevel(
  audio: StereoAudio,
  low: number,
  high: number,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): number {
  const [above, aboveToo, below, belowToo] = [
    createFilter(low),
    createFilter(low),
    createFilter(high),
    createFilter(high),
  ];
  const [first, end] = [from * audioRate, Math.min(audio.left.length, to * audioRate)];
  let [sum, count] = [0, 0];
  for (let index = 0; index < end; index += 1) {
    above.step(audio.left[index] as number);
    aboveToo.step(above.high);
    below.step(aboveToo.high);
    belowToo.step(below.low);
    if (index < first) continue;
    sum += belowToo.low ** 2;
    count += 1;
  }
  return Math.sqrt(sum / Math.max(1, count));
}

/** Levels of consecutive sections of that many seconds. */
export function envelopeOf(audio: StereoAudio, seconds: number): number[] {
  const count = Math.floor(audio.left.length / audioRate / seconds);
  return Array.from({ length: count }, (_, index) => levelOf(audio, index * seconds, (index + 1) * seconds));
}

/** Strength of the amplitude modulation at a frequency, as a share of the mean level; `rate` levels per second. */
export function modulationAt(levels: readonly number[], rate: number, frequency: number): number {
  let [sine, cosine, sum] = [0, 0, 0];
  for (const [index, level] of levels.entries()) {
    const angle = (2 * Math.PI * frequency * index) / rate;
    sine += level * Math.sin(angle);
    cosine += level * Math.cos(angle);
    sum += level;
  }
  return (2 * Math.hypot(sine, cosine)) / sum;
}

/** Strength of one pitch, a MIDI number, in the left channel (Goertzel). */
export function pitchLevel({ left }: StereoAudio, pitch: number): number {
  const turn = (2 * Math.PI * 440 * 2 ** ((pitch - 69) / 12)) / audioRate;
  const coefficient = 2 * Math.cos(turn);
  let [last, before] = [0, 0];
  for (const [index, value] of left.entries()) {
    // A window against spectral leakage.
    const weighed = value * Math.sin((Math.PI * index) / left.length) ** 2;
    [last, before] = [weighed + coefficient * last - before, last];
  }
  return Math.sqrt(Math.max(0, last * last + before * before - coefficient * last * before)) / left.length;
}
