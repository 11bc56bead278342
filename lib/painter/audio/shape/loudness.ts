import { audioRate, type StereoAudio } from '../../../media/write/stereo-audio.ts';

/** The K-weighting's two stages at 48 kHz (ITU-R BS.1770-5, tables 1 and 2): b0 b1 b2 a1 a2. */
const stages = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
] as const;

const blockSeconds = 0.4;
const stepSeconds = 0.1;

/** Sums of squares of the weighted channel over each step. */
function weightedSteps(channel: Float32Array, step: number): Float64Array {
  const sums = new Float64Array(Math.ceil(channel.length / step));
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  const [[b0, b1, b2, a1, a2], [, , , c1, c2]] = stages;
  for (let index = 0; index < channel.length; index += 1) {
    const x = channel[index] as number;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    const z = y - 2 * y1 + y2 - c1 * z1 - c2 * z2;
    [x2, x1, y2, y1, z2, z1] = [x1, x, y1, y, z1, z];
    const at = Math.floor(index / step);
    sums[at] = (sums[at] as number) + z * z;
  }
  return sums;
}

const loudnessOf = (power: number): number => -0.691 + 10 * Math.log10(power + 1e-20);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Integrated loudness in LUFS (ITU-R BS.1770-5: K-weighting, blocks of 400 ms, gates at −70 LUFS and 10 LU below the
 * rest). Silence is minus infinity; audio shorter than a block counts as one block.
 */
export function integratedLoudness({ left, right }: StereoAudio): number {
  const step = stepSeconds * audioRate;
  const [first, second] = [weightedSteps(left, step), weightedSteps(right, step)];
  const stepsPerBlock = Math.round(blockSeconds / stepSeconds);
  const powers: number[] = [];
  for (let at = 0; at === 0 || at + stepsPerBlock <= first.length; at += 1) {
    let sum = 0;
    for (let index = at; index < Math.min(first.length, at + stepsPerBlock); index += 1) {
      sum += (first[index] as number) + (second[index] as number);
    }
    powers.push(sum / Math.max(1, Math.min(left.length, stepsPerBlock * step)));
  }
  const audible = powers.filter((power) => loudnessOf(power) > -70);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = loudnessOf(mean(audible)) - 10;
  return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)));
}

/** Scales audio to a loudness in LUFS, in place. Silence stays silence. */
export function normalizeLoudness(audio: StereoAudio, target: number): StereoAudio {
  const loudness = integratedLoudness(audio);
  if (loudness === Number.NEGATIVE_INFINITY) return audio;
  const gain = 10 ** ((target - loudness) / 20);
  for (const channel of [audio.left, audio.right]) {
    for (let index = 0; index < channel.length; index += 1) channel[index] = (channel[index] as number) * gain;
  }
  return audio;
}
