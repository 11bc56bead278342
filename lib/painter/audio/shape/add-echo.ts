import { audioRate, type StereoAudio } from '../../../media/write/stereo-audio.ts';

/**
 * Comb and all-pass delays in samples at 44.1 kHz, those of Freeverb
 * (https://ccrma.stanford.edu/~jos/pasp/Freeverb.html).
 */
const combs = [1116, 1188, 1277, 1356, 1422, 1491];
const passes = [556, 441];
const spread = 23;

function delayOf(samples: number): number {
  return Math.round((samples * audioRate) / 44_100);
}

function comb(input: Float32Array, output: Float32Array, delay: number, seconds: number, damping: number): void {
  const line = new Float32Array(delay);
  const feedback = 10 ** ((-3 * delay) / (seconds * audioRate));
  let dull = 0;
  for (let index = 0, at = 0; index < input.length; index += 1) {
    const value = line[at] as number;
    output[index] = (output[index] as number) + value;
    dull = value * (1 - damping) + dull * damping;
    line[at] = (input[index] as number) + dull * feedback;
    at = at + 1 === delay ? 0 : at + 1;
  }
}

function allPass(samples: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  for (let index = 0, at = 0; index < samples.length; index += 1) {
    const held = line[at] as number;
    const value = samples[index] as number;
    samples[index] = held - value;
    line[at] = value + held * 0.5;
    at = at + 1 === delay ? 0 : at + 1;
  }
}

/** Adds reverb in place: `seconds` is its decay time, `share` its level relative to the dry signal. */
export function addEcho(audio: StereoAudio, { seconds, share }: { seconds: number; share: number }): StereoAudio {
  const input = new Float32Array(audio.left.length);
  for (let index = 0; index < input.length; index += 1) {
    input[index] = ((audio.left[index] as number) + (audio.right[index] as number)) * 0.06;
  }
  for (const [index, channel] of [audio.left, audio.right].entries()) {
    const echo = new Float32Array(input.length);
    for (const delay of combs) comb(input, echo, delayOf(delay + index * spread), seconds, 0.25);
    for (const delay of passes) allPass(echo, delayOf(delay + index * spread));
    for (let at = 0; at < channel.length; at += 1) channel[at] = (channel[at] as number) + (echo[at] as number) * share;
  }
  return audio;
}
