import type { StereoAudio } from '../../../media/write/stereo-audio.ts';
import type { Random } from '../../scene/noise/random.ts';

/** The inputs of a layer of a soundscape. */
export interface LayerSetting {
  durationSeconds: number;
  /** The named random stream of the layer. */
  random: (name: string) => Random;
  /** Intensity, 0 to 1: a breeze or a gale. */
  force: number;
  /** A factor of the usual pace. */
  pace: number;
  /** Visible lightning: when, and where across the frame. */
  flashes: readonly Flash[];
  /** The surface underfoot. */
  ground: 'hard' | 'soft' | 'snow';
}

/** A flash of lightning in a video. */
export interface Flash {
  atSeconds: number;
  /** Across the frame, 0 to 1. */
  across: number;
}

/** Makes one layer, as long as `setting` says. Its level does not matter: layers are normalised when mixed. */
export type ComposeLayer = (setting: LayerSetting) => StereoAudio;
