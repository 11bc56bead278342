import { createSilence, soundRate } from '../../../../../media/stereo-sound.ts';
import type { StereoSound } from '../../../../../media/stereo-sound.ts';

/** A sine in both channels. */
export function tone(frequency: number, seconds: number, level = 0.3): StereoSound {
  const sound = createSilence(seconds);
  for (const index of sound.left.keys()) {
    sound.left[index] = level * Math.sin((index * frequency * 2 * Math.PI) / soundRate);
  }
  sound.right.set(sound.left);
  return sound;
}

/** Root of the mean square of both channels between two times. */
export function levelOf({ left, right }: StereoSound, from = 0, to = left.length / soundRate): number {
  const [first, end] = [Math.round(from * soundRate), Math.min(left.length, Math.round(to * soundRate))];
  let sum = 0;
  for (let index = first; index < end; index += 1) sum += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
  return Math.sqrt(sum / (2 * Math.max(1, end - first)));
}

/** The highest sample of both channels. */
export function peakOf({ left, right }: StereoSound): number {
  let peak = 0;
  for (const channel of [left, right]) for (const value of channel) peak = Math.max(peak, Math.abs(value));
  return peak;
}
