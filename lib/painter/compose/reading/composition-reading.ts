/** What a reference is there for. */
export type ReferenceRole =
  /** A thing cut out of it stands in the image. */
  | 'subject'
  /** It fills the frame behind everything. */
  | 'background'
  /** Its colours, light and handling colour the whole. */
  | 'style'
  /** Its colours alone do. */
  | 'palette'
  /** The words leave it open. */
  | 'open';

/** What the words want of one reference. */
export interface ReferenceInstruction {
  /** Which reference, from 0. */
  index: number;
  role: ReferenceRole;
  /** What of it, as in “the red car”; empty for what stands out. */
  words: string;
  /** Where its middle is across the frame, 0 to 1; null when the words don't say. */
  across: number | null;
  /** 1 in front of the others, −1 behind them. */
  nearness: -1 | 0 | 1;
  /** A factor of the usual size. */
  scale: number;
  isMirrored: boolean;
  /** Whether the words name it at all. */
  isCited: boolean;
}

/** How images are laid out that are shown whole. */
export type CollageKind = 'grid' | 'prints' | 'strip';

/** What a prompt asks to be made of its references. */
export interface CompositionReading {
  instructions: ReferenceInstruction[];
  /** Shown whole beside each other; null when they are to become one image. */
  collage: CollageKind | null;
  /** The prompt without what speaks of references: what is left describes the scene, or the edit. */
  words: string;
  /** Whether the words describe a place to be painted. */
  isScene: boolean;
  /** Things to add that no reference shows. */
  additions: string[];
}
