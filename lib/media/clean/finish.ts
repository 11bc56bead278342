/** Formats that a result can be asked for: of images, and containers of videos. */
export const finishFormats = ['png', 'jpeg', 'webp', 'mp4', 'mov'] as const;
export type FinishFormat = (typeof finishFormats)[number];

/** What a result still lacks of what was asked for. */
export interface Finish {
  /**
   * Its exact size in pixels as displayed: it is resized until it covers this, and cropped around its centre. Videos
   * have even sides: odd ones are rounded up. Null leaves its size.
   */
  size: { width: number; height: number } | null;
  /** The format to convert it to; one of the other kind of media has no effect. Null leaves its format. */
  format: FinishFormat | null;
  /** Whether it gets the mark that says where it comes from. */
  hasMark: boolean;
}
