/** How a reference is used. */
export type ReferenceRole =
  /** A thing is cut out of it and placed in the image. */
  | 'subject'
  /** It fills the frame behind everything. */
  | 'background'
  /** Its colours, light and texture are transferred to the whole image. */
  | 'style'
  /** Only its colours are transferred. */
  | 'palette'
  /** The prompt does not say. */
  | 'open';

/** What the prompt says about one reference. */
export interface ReferenceInstruction {
  /** Which reference, from 0. */
  index: number;
  role: ReferenceRole;
  /** Which part of it, such as “the red car”; empty for the salient part. */
  words: string;
  /** Horizontal centre in the frame, 0 to 1; null when the prompt does not say. */
  across: number | null;
  /** 1 in front of the others, −1 behind them. */
  nearness: -1 | 0 | 1;
  /** A factor of the usual size. */
  scale: number;
  isMirrored: boolean;
  /** Whether the prompt cites it at all. */
  isCited: boolean;
}

/** Layouts for images that are shown whole. */
export type CollageKind = 'grid' | 'prints' | 'strip';

/** What a prompt says about its references. */
export interface CompositionReading {
  instructions: ReferenceInstruction[];
  /** The layout for showing references whole; null when they become one image. */
  collage: CollageKind | null;
  /** The prompt without its instructions for references: a description of the scene, or of the edit. */
  words: string;
  /** Whether the prompt describes a place to be painted. */
  isScene: boolean;
  /** Things to add that no reference shows. */
  additions: string[];
}
