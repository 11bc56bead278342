import type { JsonObject } from '@/lib/contract/model';
import { isSameJson } from '@/lib/schema-form/json';

/** One change of the forms: of the form on show, and of the values of one form. */
export interface FormStep {
  /** The model whose form is shown, before and after. */
  shown: { before: string; after: string };
  /** A form's values before and after; null for its initial values. Null where no values changed. */
  written: { model: string; before: JsonObject | null; after: JsonObject | null } | null;
  /** The subject of the edit; null for a single step. */
  subject: string | null;
  /** Whether it joins the previous step if that recently edited the same subject, as a typed letter does. */
  joins: boolean;
  atMs: number;
}

/** Done and undone steps; in both lists the last is the nearest. */
export interface FormHistory {
  past: readonly FormStep[];
  future: readonly FormStep[];
}

const mostSteps = 200;
/** A pause in typing that starts a new step. */
const pauseMs = 1000;

/** The inverse of a step. */
export function inverseStep({ shown, written, ...rest }: FormStep): FormStep {
  return {
    ...rest,
    shown: { before: shown.after, after: shown.before },
    written: written === null ? null : { ...written, before: written.after, after: written.before },
  };
}

/** Whether a step changes nothing. */
function isNothing({ shown, written }: FormStep): boolean {
  return shown.before === shown.after && (written === null || isSameJson(written.before, written.after));
}

function isAboutSame(step: FormStep, other: FormStep): boolean {
  return step.subject !== null && step.subject === other.subject && step.written?.model === other.written?.model;
}

/** Two steps joined; null where their subjects differ, or they are too far apart. */
function merged(last: FormStep | undefined, step: FormStep): FormStep | null {
  if (last === undefined || last.written === null || step.written === null) return null;
  const isSame =
    step.joins && isAboutSame(step, last) && step.shown.before === step.shown.after && step.atMs - last.atMs <= pauseMs;
  return isSame ? { ...step, shown: last.shown, written: { ...step.written, before: last.written.before } } : null;
}

/**
 * The history after a step that leads to an earlier or undone state: undo and redo of the browser inside a text field
 * add no steps. Null for any other step.
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

/** The history after a new step: undone steps can't be redone any more. */
export function recordStep(history: FormHistory, step: FormStep): FormHistory {
  const { past, future } = history;
  const there = step.written === null || isNothing(step) ? null : travelled(history, step);
  if (there !== null) return there;
  // Typing after an undo starts a new step.
  const joined = future.length === 0 ? merged(past.at(-1), step) : null;
  if (joined !== null) return { past: [...past.slice(0, -1), ...(isNothing(joined) ? [] : [joined])], future };
  return isNothing(step) ? history : { past: [...past, step].slice(-mostSteps), future: [] };
}

/** Reads the values of a model’s form as they are now. */
export type DraftOf = (model: string) => JsonObject | null;

/** A step to perform, which leads away from the values of now: another tab may have written others since. */
function fromNow(step: FormStep, draftOf: DraftOf): FormStep {
  const { written } = step;
  return written === null ? step : { ...step, written: { ...written, before: draftOf(written.model) } };
}

/** Undoes a step: the step to perform, and the history after it; null where there is none. */
export function undoStep({ past, future }: FormHistory, draftOf: DraftOf) {
  const last = past.at(-1);
  if (last === undefined) return null;
  const step = fromNow(inverseStep(last), draftOf);
  return { step, history: { past: past.slice(0, -1), future: [...future, inverseStep(step)] } };
}

/** Redoes a step; null where there is none. */
export function redoStep({ past, future }: FormHistory, draftOf: DraftOf) {
  const next = future.at(-1);
  if (next === undefined) return null;
  const step = fromNow(next, draftOf);
  return { step, history: { past: [...past, step], future: future.slice(0, -1) } };
}

/**
 * Reverts any step of the history: the last one is undone, so that it can be redone; for an older one its inverse is
 * appended, which can be undone in turn.
 */
export function revertStep(history: FormHistory, step: FormStep, draftOf: DraftOf, atMs: number) {
  if (history.past.at(-1) === step) return undoStep(history, draftOf);
  const opposite = { ...fromNow(inverseStep(step), draftOf), subject: null, joins: false, atMs };
  return { step: opposite, history: recordStep(history, opposite) };
}
