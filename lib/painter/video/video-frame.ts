/** The size and the frame rate of a video: every frame has this size and the same duration. */
export interface VideoFrame {
  /** Pixels; both even. */
  width: number;
  height: number;
  /** A whole number. */
  framesPerSecond: number;
}
