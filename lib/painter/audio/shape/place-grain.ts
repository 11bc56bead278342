import { audioRate, type StereoAudio } from '../../../media/write/stereo-audio.ts';
import type { Random } from '../../scene/noise/random.ts';

/** Adds a short mono sound at a time and a pan: −1 left, 1 right. */
export function placeGrain(
  target: StereoAudio,
  grain: Float32Array,
  { at, pan, gain }: { at: number; pan: number; gain: number },
): void {
  const first = Math.round(at * audioRate);
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [Math.cos(angle) * gain, Math.sin(angle) * gain];
  const end = Math.min(grain.length, target.left.length - first);
  for (let index = Math.max(0, -first); index < end; index += 1) {
    const value = grain[index] as number;
    target.left[first + index] = (target.left[first + index] as number) + value * toLeft;
    target.right[first + index] = (target.right[first + index] as number) + value * toRight;
  }
}

/** Random times in ascending order, with an average rate per second. */
export function scatter(random: Random, durationSeconds: number, perSecond: number): number[] {
  const times: number[] = [];
  for (let at = 0; ;) {
    at -= Math.log(1 - random.next()) / perSecond;
    if (at >= durationSeconds) return times;
    times.push(at);
  }
}
