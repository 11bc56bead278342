import { readDuration } from './read-duration.ts';
import type { VideoClip } from '../shots/clip-shot.ts';

/** The maximum that a clip shows of itself, in seconds. */
const secondsPerClip = 5;

/** Duration of the prompt's scene before the clips. */
const openingSeconds = 3;

const [least, most] = [3, 15];

/**
 * The duration of a video that is cut from clips: as the prompt says, else as long as the clips and an opening need.
 */
export function chooseCutLength(prompt: string, clips: readonly VideoClip[]): number {
  const ownSeconds = clips.reduce((sum, clip) => sum + Math.min(secondsPerClip, clip.durationSeconds), 0);
  const saysSeconds = /\d\s*-?(?:s|secs?|seconds?)\b/i.test(prompt);
  const wanted = clips.length === 0 || saysSeconds ? readDuration(prompt) : ownSeconds + openingSeconds;
  return Math.min(most, Math.max(least, wanted));
}
