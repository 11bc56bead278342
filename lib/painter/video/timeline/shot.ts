import type { VideoFrame } from '../video-frame.ts';

/** RGBA of one frame. The shot may paint its next frame into the same buffer. */
export type Pixels = Uint8ClampedArray | Uint8Array;

/** A shot that is being painted. */
export interface Shot {
  /** The frame at a time since the shot's beginning. Times must not decrease. */
  frameAt: (timeSeconds: number) => Pixels | Promise<Pixels>;
  close: () => void | Promise<void>;
}

/** Size and length at which a shot is painted. */
export interface ShotSetting extends VideoFrame {
  durationSeconds: number;
  /** Reports how much of the preparation is done, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * A part of a video that can be painted. It is opened when the video reaches it, and closed when the video has passed
 * it.
 */
export interface ShotPlan {
  /** Its content, in a few words. */
  title: string;
  open: (setting: ShotSetting) => Promise<Shot>;
}
