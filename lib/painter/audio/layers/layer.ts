import type { StereoAudio } from '../../../media/write/stereo-audio.ts';
import type { Random } from '../../scene/noise/random.ts';

/** What a layer of a soundscape is made from. */
export interface LayerSetting {
  durationSeconds: number;
  /** A stream of chance of its own, by name. */
  random: (name: string) => Random;
  /** How much of it there is, 0 to 1: a breeze or a gale. */
  force: number;
  /** A factor of the usual pace. */
  pace: number;
  /** Lightning that is seen: when, and where across the frame. */
  flashes: readonly Flash[];
  /** What feet walk on. */
  ground: 'hard' | 'soft' | 'snow';
}

/** A flash of lightning in a video. */
export interface Flash {
  atSeconds: number;
  /** Across the frame, 0 to 1. */
  across: number;
}

/** Makes one layer, of the setting's length. Its level does not matter: layers are brought to theirs when mixed. */
export type ComposeLayer = (setting: LayerSetting) => StereoAudio;
