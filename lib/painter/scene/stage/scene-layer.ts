import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

/** A moment of a video. */
export interface Moment {
  timeSeconds: number;
  /** 0 at the beginning, 1 at the end. */
  share: number;
}

/** One drawn thing of a scene; a scene is a list of layers, back to front. */
export interface SceneLayer {
  /** Its content, for progress and traces. */
  name: string;
  /** 0 at infinity, 1 at the viewer's feet. */
  depth: number;
  /** Reads what has been painted so far, as `behind` of `paint`, before the layer itself is painted. */
  observe?: (behind: Canvas) => void;
  /**
   * Paints the static part, in stage coordinates, bleed included. `behind` holds everything painted so far, with the
   * same coordinates moved by the bleed, for reflections.
   */
  paint?: (context: SKRSContext2D, behind: Canvas) => void;
  /** Rows that `paint` touches, which limits the size of a video's sheet. */
  rows?: { top: number; bottom: number };
  /** The row from which it hides everything behind it, so that videos need not paint that. */
  coversBelow?: number;
  /** Whether the camera does not move it, as with lettering. */
  isPinned?: boolean;
  /**
   * Pixels per second that the painted part moves to the right in a video, and how far beyond the stage it is painted
   * for that, on the side it comes from.
   */
  drift?: number;
  spread?: number;
  /** Whether it is momentary: in a video, reflections do not retain it. */
  isFleeting?: boolean;
  /** Draws the moving part. A still is drawn at time 0. */
  animate?: (context: SKRSContext2D, moment: Moment) => void;
}

/** Composes layers into frames. */
export interface Compositor {
  /** Paints the static parts, layer by layer; yields the share done. Runs once. */
  prepare: () => Generator<number, void, undefined>;
  /** The composed frame at a time. */
  compose: (moment: Moment) => Canvas;
}
