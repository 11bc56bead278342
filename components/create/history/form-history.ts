import type { JsonObject } from '@/lib/contract/model';
import { isSameJson } from '@/lib/schema-form/json';

/** One change of the forms: which one is shown, and what was written into one of them. */
export interface FormStep {
  /** The model whose form is shown, before and after. */
  shown: { before: string; after: string };
  /** What a form held, before and after; null for how it begins. Null where nothing was written. */
  written: { model: string; before: JsonObject | null; after: JsonObject | null } | null;
  /** What was edited; null for a step by itself. */
  subject: string | null;
  /** Whether it joins the step before, where that edited the same not long ago: as a letter that is typed. */
  joins: boolean;
  atMs: number;
}

/** Steps that were done and steps that were undone; the last of each list is the nearest. */
export interface FormHistory {
  past: readonly FormStep[];
  future: readonly FormStep[];
}

/** A history of nothing. */
export const emptyFormHistory: FormHistory = { past: [], future: [] };

const mostSteps = 200;
/** A pause in typing that begins a new step. */
const pauseMs = 1000;

/** The step that undoes a step. */
export function inverseStep({ shown, written, ...rest }: FormStep): FormStep {
  return {
    ...rest,
    shown: { before: shown.after, after: shown.before },
    written: written === null ? null : { ...written, before: written.after, after: written.before },
  };
}

/** Whether a step leaves everything as it was. */
function isNothing({ shown, written }: FormStep): boolean {
  return shown.before === shown.after && (written === null || isSameJson(written.before, written.after));
}

function isAboutSame(step: FormStep, other: FormStep): boolean {
  return step.subject !== null && step.subject === other.subject && step.written?.model === other.written?.model;
}

/** Two steps as one; null where they edit different things, or are too far apart. */
function merged(last: FormStep | undefined, step: FormStep): FormStep | null {
  if (last === undefined || last.written === null || step.written === null) return null;
  const isSame =
    step.joins && isAboutSame(step, last) && step.shown.before === step.shown.after && step.atMs - last.atMs <= pauseMs;
  return isSame ? { ...step, shown: last.shown, written: { ...step.written, before: last.written.before } } : null;
}

/**
 * The history where a step only leads to where it was before, or will be again: so what a browser undoes and redoes itself,
 * inside a text field, is no further step. Null for any other.
 */
function travelled({ past, future }: FormHistory, step: FormStep): FormHistory | null {
  const isEnd = (place: JsonObject | null | undefined) => isSameJson(step.written?.after, place);
  const other = past.findLastIndex((one) => !isAboutSame(step, one));
  const back = past.findLastIndex((one, index) => index > other && isEnd(one.written?.before));
  if (back >= 0) return { past: past.slice(0, back), future: [...future, ...past.slice(back).toReversed()] };
  const next = future.at(-1);
  if (next === undefined || !isAboutSame(step, next) || !isEnd(next.written?.after)) return null;
  return { past: [...past, next], future: future.slice(0, -1) };
}

/** The history after a step: what was undone before it can't be redone any more. */
export function recordStep(history: FormHistory, step: FormStep): FormHistory {
  const { past, future } = history;
  const there = step.written === null || isNothing(step) ? null : travelled(history, step);
  if (there !== null) return there;
  // What is typed after an undo begins a step of its own.
  const joined = future.length === 0 ? merged(past.at(-1), step) : null;
  if (joined !== null) return { past: [...past.slice(0, -1), ...(isNothing(joined) ? [] : [joined])], future };
  return isNothing(step) ? history : { past: [...past, step].slice(-mostSteps), future: [] };
}

/** One step back: what is to be done for it, and the history then; null where there is none. */
export function undoStep({ past, future }: FormHistory): { step: FormStep; history: FormHistory } | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  return { step: inverseStep(last), history: { past: past.slice(0, -1), future: [...future, last] } };
}

/** One step forward again; null where there is none. */
export function redoStep({ past, future }: FormHistory): { step: FormStep; history: FormHistory } | null {
  const next = future.at(-1);
  if (next === undefined) return null;
  return { step: next, history: { past: [...past, next], future: future.slice(0, -1) } };
}

/**
 * Undoes one step, wherever it is in the history: the last is undone, so that it can be redone; an older one is followed by its
 * opposite, which can be undone in turn.
 */
export function revertStep(history: FormHistory, step: FormStep, atMs: number) {
  if (history.past.at(-1) === step) return undoStep(history);
  const opposite = { ...inverseStep(step), subject: null, joins: false, atMs };
  return { step: opposite, history: recordStep(history, opposite) };
}
