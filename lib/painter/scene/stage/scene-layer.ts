import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

/** A moment of a video. */
export interface Moment {
  timeSeconds: number;
  /** 0 at the beginning, 1 at the end. */
  share: number;
}

/** One drawn thing of a scene; a scene is a list of them, back to front. */
export interface SceneLayer {
  /** What it shows, for progress and for people reading a trace. */
  name: string;
  /** 0 at infinity, 1 at the viewer's feet. */
  depth: number;
  /** Looks at what has been painted so far, as `behind` of `paint`, before the layer is painted itself. */
  observe?: (behind: Canvas) => void;
  /**
   * Paints what never changes, in stage coordinates, bleed included. `behind` holds everything painted so far, with the same
   * coordinates moved by the bleed, for mirrors.
   */
  paint?: (context: SKRSContext2D, behind: Canvas) => void;
  /** Rows that `paint` touches, so that a video's sheet is no larger. */
  rows?: { top: number; bottom: number };
  /** The row from which on it hides everything behind it, so that videos need not paint that. */
  coversBelow?: number;
  /** It stays put when the camera moves, as lettering does. */
  isPinned?: boolean;
  /** Pixels a second that the painted part moves to the right in a video, and how far beyond the stage it is painted for that, on the side it comes from. */
  drift?: number;
  spread?: number;
  /** What it draws is gone again at once: in a video, mirrors do not keep it. */
  isFleeting?: boolean;
  /** Draws what changes. A still is drawn at time 0. */
  animate?: (context: SKRSContext2D, moment: Moment) => void;
}

/** Puts layers together into frames. */
export interface Compositor {
  /** Paints what never changes, layer by layer; yields the share done. Runs once. */
  prepare: () => Generator<number, void, undefined>;
  /** The composed frame at a time. */
  compose: (moment: Moment) => Canvas;
}
