import { audioRate, type StereoAudio } from '../../../media/write/stereo-audio.ts';

/** Samples that are judged together: a twentieth of a second. */
const block = audioRate / 20;
/** From this level on something counts as heard: −46 dB. */
const audible = 0.005;
/** What is left of the lower sound: −13 dB. */
const duckedGain = 0.22;
/** Blocks that it takes to go down, and to come back. */
const [attackBlocks, releaseBlocks] = [4, 14];

/** 1 where something is heard, 0 where not, by blocks; ahead of it and after it, ramps. */
function presenceOf({ left, right }: StereoAudio): Float32Array {
  const presence = new Float32Array(Math.ceil(left.length / block) + 1);
  for (let index = 0; index < presence.length; index += 1) {
    let power = 0;
    const end = Math.min(left.length, (index + 1) * block);
    for (let at = index * block; at < end; at += 1) power += (left[at] as number) ** 2 + (right[at] as number) ** 2;
    if (power / (2 * block) > audible ** 2) presence[index] = 1;
  }
  for (let index = 1; index < presence.length; index += 1) {
    presence[index] = Math.max(presence[index] as number, (presence[index - 1] as number) - 1 / releaseBlocks);
  }
  for (let index = presence.length - 2; index >= 0; index -= 1) {
    presence[index] = Math.max(presence[index] as number, (presence[index + 1] as number) - 1 / attackBlocks);
  }
  return presence;
}

/** Lowers a sound, in place, wherever another is heard: just before it begins, until a little after it ends. */
export function duckUnder(audio: StereoAudio, over: StereoAudio): void {
  const presence = presenceOf(over);
  for (let at = 0; at < audio.left.length; at += 1) {
    const place = at / block;
    const index = Math.floor(place);
    const from = presence[index] ?? 0;
    const to = presence[index + 1] ?? from;
    const heard = from + (to - from) * (place - index);
    const gain = 1 - (1 - duckedGain) * heard * heard * (3 - 2 * heard);
    audio.left[at] = (audio.left[at] as number) * gain;
    audio.right[at] = (audio.right[at] as number) * gain;
  }
}
