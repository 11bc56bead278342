import { readDuration } from './read-duration.ts';

/** The maximum that a clip shows of itself, in seconds. */
const secondsPerClip = 5;

/** Duration of the prompt's scene before the clips. */
const openingSeconds = 3;

const [least, most] = [3, 15];

/**
 * The duration of a video that is cut from clips: as the prompt says, else as long as the clips and an opening need.
 *
 * @param clips the seconds of each clip
 */
export function chooseCutLength(prompt: string, clips: readonly number[]): number {
  const ownSeconds = clips.reduce((sum, seconds) => sum + Math.min(secondsPerClip, seconds), 0);
  const saysSeconds = /\d\s*-?(?:s|secs?|seconds?)\b/i.test(prompt);
  const wanted = clips.length === 0 || saysSeconds ? readDuration(prompt) : ownSeconds + openingSeconds;
  return Math.min(most, Math.max(least, wanted));
}
