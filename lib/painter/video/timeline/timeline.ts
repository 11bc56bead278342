import type { ScenePlan } from '../../scene/plan/scene-plan.ts';
import type { ShotPlan } from './shot.ts';

/** The transition from one shot to the next. */
export type Transition =
  | { kind: 'cut' }
  /** Both are visible for that many frames. */
  | { kind: 'dissolve'; frames: number }
  /** The image fades to black and back within that many frames. */
  | { kind: 'dip'; frames: number };

/** The audio of a shot. */
export type SoundCue =
  /** The prompt and scene of a soundscape. Neighbours with the same cue share one soundscape. */
  | { kind: 'scene'; prompt: string; plan: ScenePlan }
  /** A clip's own audio from a time on. */
  | { kind: 'clip'; path: string; fromSeconds: number };

/** A shot with its frames in the video. */
export interface TimelineEntry {
  shot: ShotPlan;
  /** From its first frame to the first of the next shot, or to the end. */
  frames: number;
  /** The transition from the shot before; ignored for the first entry. */
  transition: Transition;
  audio: SoundCue;
}

/** A video as a sequence of shots. */
export type Timeline = TimelineEntry[];

/** How many frames a video has. */
export function lengthOf(timeline: Timeline): number {
  return timeline.reduce((sum, entry) => sum + entry.frames, 0);
}

/** Frames in which both shots are visible, never more than the later one has. */
export function overlapOf(entry: TimelineEntry | undefined): number {
  if (entry === undefined || entry.transition.kind === 'cut') return 0;
  return Math.min(entry.transition.frames, entry.frames);
}

/** Divides a number of frames by weights, exactly: every part gets at least one. */
export function divideFrames(frames: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let spent = 0;
  let passed = 0;
  return weights.map((weight, index) => {
    passed += weight;
    const left = weights.length - 1 - index;
    const end = Math.max(spent + 1, Math.min(frames - left, Math.round((frames * passed) / total)));
    const part = end - spent;
    spent = end;
    return part;
  });
}
