import type { LayoutBox } from './prompt-boxes.ts';

/** Lists of boxes before and after the current one; in both, the last entry is the nearest. */
export interface BoxHistory {
  past: readonly (readonly LayoutBox[])[];
  future: readonly (readonly LayoutBox[])[];
  /** The subject of the last change: changes of one subject are undone together. */
  subject: string | null;
}

/** An empty history. */
export const emptyHistory: BoxHistory = { past: [], future: [], subject: null };

/** One step back or forward: the boxes to show, and the history then. */
export interface HistoryStep {
  boxes: readonly LayoutBox[];
  history: BoxHistory;
}

const mostSteps = 100;

/** The history after recording `present`, which is about to change; a change without a subject is a step alone. */
export function recordChange(history: BoxHistory, present: readonly LayoutBox[], subject: string | null): BoxHistory {
  const isSame = subject !== null && subject === history.subject;
  const past = isSame ? history.past : [...history.past, present].slice(-mostSteps);
  return { past, future: [], subject };
}

/** One step back: the boxes to show and the history then; null where there is none. */
export function undoChange(history: BoxHistory, present: readonly LayoutBox[]): HistoryStep | null {
  const boxes = history.past.at(-1);
  if (boxes === undefined) return null;
  return { boxes, history: { past: history.past.slice(0, -1), future: [...history.future, present], subject: null } };
}

/** One step forward again; null where there is none. */
export function redoChange(history: BoxHistory, present: readonly LayoutBox[]): HistoryStep | null {
  const boxes = history.future.at(-1);
  if (boxes === undefined) return null;
  return { boxes, history: { past: [...history.past, present], future: history.future.slice(0, -1), subject: null } };
}
