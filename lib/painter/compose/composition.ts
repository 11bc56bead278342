import type { Size } from '../../service/models/sizes/proportions.ts';
import type { Image } from '../edit/pixels/image.ts';

/** A rectangle in the frame; each side a share of the frame, 0 to 1 from its left and top. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A thing or text that a prompt puts in a certain area. */
export interface NamedBox {
  /** The content of the box: a description of a thing, `image 2`, or text in quotation marks. */
  label: string;
  area: Area;
}

/** A citation of a reference in the prompt. */
export interface PromptCitation {
  /** Which reference, from 0. */
  index: number;
  /** Its position in the prompt. */
  start: number;
  end: number;
}

/** The background: as the prompt says, transparent, or always opaque. */
export type Ground = 'auto' | 'transparent' | 'opaque';

/** An image to be composed from a prompt and other images. */
export interface CompositionRequest {
  prompt: string;
  references: readonly Image[];
  citations: readonly PromptCitation[];
  size: Size;
  /** Determines everything random. */
  seed: number;
  boxes: readonly NamedBox[];
  /** 0 to 1: how fine the drawing is; 0.74 is usual, below 0.4 it is a draft. */
  detail: number;
  /** 0 to 1: how strongly prompt and light change the references, and the prompt the colours; 0.5 is usual. */
  strength: number;
  /** `auto` when left out. */
  ground?: Ground;
  /** 0, the default, for the image itself; other numbers give other images of the same prompt. */
  variation?: number;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}
