/** A video's image and its rate: every frame of it has this size and is shown equally long. */
export interface VideoFrame {
  /** Pixels; both even. */
  width: number;
  height: number;
  /** A whole number. */
  framesPerSecond: number;
}

/** Frames per second where nothing says otherwise: every frame is shown equally long on screens of 60 and 120 Hz. */
export const videoFramesPerSecond = 30;

/** Number of frames of a video; its duration is exact where a frame's is a part of it, to the nearest frame elsewhere. */
export function frameCount(durationSeconds: number, framesPerSecond: number): number {
  return Math.max(1, Math.round(durationSeconds * framesPerSecond));
}
