import type { Size } from '../output/proportions.ts';
import type { Image } from '../edit/pixels/image.ts';

/** A rectangle in the frame; each side a share of the frame, 0 to 1 from its left and top. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something that a prompt wants at a certain place. */
export interface NamedBox {
  /** What belongs there: a thing in words, `image 2`, or words to set in quotation marks. */
  label: string;
  area: Area;
}

/** A place in the prompt that speaks of a reference. */
export interface PromptCitation {
  /** Which reference, from 0. */
  index: number;
  /** Where in the prompt it begins and ends. */
  start: number;
  end: number;
}

/** What lies behind everything: as the words say, nothing at all, or always something. */
export type Ground = 'auto' | 'transparent' | 'opaque';

/** An image to be made from words and other images. */
export interface CompositionRequest {
  prompt: string;
  references: readonly Image[];
  citations: readonly PromptCitation[];
  size: Size;
  /** Decides all that chance would. */
  seed: number;
  boxes: readonly NamedBox[];
  /** 0 to 1: how fine the drawing is; 0.74 is usual, below 0.4 it is a draft. */
  detail: number;
  /** 0 to 1: how strongly words and light change the references, and words the colours; 0.5 is usual. */
  strength: number;
  /** `auto` when left out. */
  ground?: Ground;
  /** 0, the usual, for the image itself; other numbers give other images of the same words. */
  variation?: number;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}
