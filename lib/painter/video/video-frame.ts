/** The size and the frame rate of a video: every frame has this size and the same duration. */
export interface VideoFrame {
  /** Pixels; both even. */
  width: number;
  height: number;
  /** A whole number. */
  framesPerSecond: number;
}

/** The default frame rate: every frame is shown equally long on screens of 60 and 120 Hz. */
export const videoFramesPerSecond = 30;

/**
 * Number of frames of a video; its duration is exact if it is a multiple of a frame's, else rounded to the nearest
 * frame.
 */
export function frameCount(durationSeconds: number, framesPerSecond: number): number {
  return Math.max(1, Math.round(durationSeconds * framesPerSecond));
}
