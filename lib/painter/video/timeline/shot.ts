import type { VideoFrame } from '../video-frame.ts';

/** RGBA of one frame. The shot may paint its next frame into the same buffer. */
export type Pixels = Uint8ClampedArray | Uint8Array;

/** A stretch of video that is being painted. */
export interface Shot {
  /** The frame at a time since the shot's beginning. Times never go back. */
  frameAt: (timeSeconds: number) => Pixels | Promise<Pixels>;
  close: () => void | Promise<void>;
}

/** Where and for how long a shot is painted. */
export interface ShotSetting extends VideoFrame {
  durationSeconds: number;
  /** Says how much of the preparation is done, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** A stretch of video that can be painted. It is opened when the video reaches it, and closed when the video has left it. */
export interface ShotPlan {
  /** What it shows, in a few words. */
  title: string;
  open: (setting: ShotSetting) => Promise<Shot>;
}
