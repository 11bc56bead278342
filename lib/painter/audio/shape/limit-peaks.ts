import { audioRate, type StereoAudio } from '../../../media/write/stereo-audio.ts';

/** The peak level: −1.5 dB, with headroom for encoding. */
export const peakCeiling = 0.84;

/** Samples that share one gain ramp: a four-hundredth of a second. */
const block = audioRate / 400;
/**
 * The share of a gain reduction that remains one block later, and that is applied one block before: release in 150 ms,
 * attack in 15.
 */
const [recovery, approach] = [Math.exp(-1 / 60), Math.exp(-1 / 6)];

/**
 * Gains at the borders of the blocks, such that linear interpolation between two is low enough for all peaks of their
 * block.
 */
function borderGains({ left, right }: StereoAudio): Float32Array {
  const blocks = Math.ceil(left.length / block);
  const gains = new Float32Array(blocks + 1).fill(1);
  for (let index = 0; index < blocks; index += 1) {
    let peak = peakCeiling;
    const end = Math.min(left.length, (index + 1) * block);
    for (let at = index * block; at < end; at += 1) {
      peak = Math.max(peak, Math.abs(left[at] as number), Math.abs(right[at] as number));
    }
    const gain = peakCeiling / peak;
    gains[index] = Math.min(gains[index] as number, gain);
    gains[index + 1] = gain;
  }
  for (let index = 1; index <= blocks; index += 1) {
    gains[index] = Math.min(gains[index] as number, 1 - (1 - (gains[index - 1] as number)) * recovery);
  }
  for (let index = blocks - 1; index >= 0; index -= 1) {
    gains[index] = Math.min(gains[index] as number, 1 - (1 - (gains[index + 1] as number)) * approach);
  }
  return gains;
}

/** Limits peaks in place: the gain falls smoothly before each, and recovers slowly. */
export function limitPeaks(audio: StereoAudio): void {
  const { left, right } = audio;
  const gains = borderGains(audio);
  for (let at = 0; at < left.length; at += 1) {
    const index = Math.floor(at / block);
    const share = (at - index * block) / block;
    const gain = (gains[index] as number) * (1 - share) + (gains[index + 1] as number) * share;
    left[at] = (left[at] as number) * gain;
    right[at] = (right[at] as number) * gain;
  }
}
