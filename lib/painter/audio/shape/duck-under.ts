import { audioRate, type StereoAudio } from '../../../media/write/stereo-audio.ts';

/** Samples per block: a twentieth of a second. */
const block = audioRate / 20;
/** The level above which audio counts as audible: −46 dB. */
const audible = 0.005;
/** Gain of the lower layer while ducked: −13 dB. */
const duckedGain = 0.22;
/** Blocks that the gain takes to fall, and to rise again. */
const [attackBlocks, releaseBlocks] = [4, 14];

/** For each block 1 where the upper layer is audible, 0 where not, with ramps before and after. */
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

/** Ducks audio in position wherever another layer is audible: from just before it begins until a little after it ends. */
export function duckUnder(audio: StereoAudio, over: StereoAudio): void {
  const presence = presenceOf(over);
  for (let at = 0; at < audio.left.length; at += 1) {
    const position = at / block;
    const index = Math.floor(position);
    const from = presence[index] ?? 0;
    const to = presence[index + 1] ?? from;
    const level = from + (to - from) * (position - index);
    const gain = 1 - (1 - duckedGain) * level * level * (3 - 2 * level);
    audio.left[at] = (audio.left[at] as number) * gain;
    audio.right[at] = (audio.right[at] as number) * gain;
  }
}
