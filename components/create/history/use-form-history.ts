'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/client/create-store';
import type { DraftOf, FormHistory, FormStep } from './form-history';
import type { JsonObject } from '@/lib/contract/model';
import type { EditSubject } from '@/lib/schema-form/values/edit-subject';
import type { PromptOffer } from '@/lib/schema-form/carry-over/carry-to-task';
import type { SwitchedField } from '@/lib/schema-form/carry-over/switch-report';

const byItself: EditSubject = { subject: null, joins: false, isLetter: false };

/** A history without a step. */
export const nothingDone: FormHistory = { past: [], future: [] };

/** The history of all forms. It outlives the screen, so that changes can be undone after a look at another one. */
export const formHistory = createStore<FormHistory>(nothingDone);

/** A note about values that were carried into a form, shown above it until it is closed. */
export interface FormNote {
  /** The accessible name of the list. */
  name: string;
  /** The text before the counts, as in `Switched from Seedance:`. */
  title: string;
  /** The model in whose form it is shown. */
  model: string;
  report: SwitchedField[];
  /** The prompt of another task that the form can use; null for none. */
  offer: PromptOffer | null;
  /** The step that its button undoes. */
  step: FormStep | null;
}

/** A step to perform, and the history after it. */
export interface HistoryMove {
  step: FormStep;
  history: FormHistory;
}

/** The functions of `form-history.ts`, which load late. */
export interface FormHistoryLogic {
  recordStep: (history: FormHistory, step: FormStep) => FormHistory;
  undoStep: (history: FormHistory, draftOf: DraftOf) => HistoryMove | null;
  redoStep: (history: FormHistory, draftOf: DraftOf) => HistoryMove | null;
  revertStep: (history: FormHistory, step: FormStep, draftOf: DraftOf, atMs: number) => HistoryMove | null;
}

/** Changes of the forms, as steps to undo and redo. */
export interface FormHistoryControls {
  canUndo: boolean;
  canRedo: boolean;
  /**
   * Starts a change that waits for an answer. The returned function reports whether the change is still wanted: it is
   * not after another change was started or made, or another model was opened. Typing does not count.
   */
  beginChange: () => () => boolean;
  /**
   * Writes values into the form of a model and shows that form; null for its defaults, undefined for no change.
   *
   * @param edit the subject of the edit, so that keystrokes are undone together
   */
  commit: (model: string, values: JsonObject | null | undefined, edit?: EditSubject) => FormStep;
  /** Returns whether there was anything to undo. */
  undo: () => boolean;
  /** Returns whether there was anything to redo. */
  redo: () => boolean;
  /** Reverts one step, not necessarily the last. */
  revert: (step: FormStep) => boolean;
  /** The note of the current model; null for none. */
  note: FormNote | null;
  showNote: (note: FormNote | null) => void;
}

/** Manages the history of all forms, and which form is shown. */
export function useFormHistory({
  modelId,
  logic,
  draftOf,
  setValues,
  onModel,
}: {
  modelId: string | null;
  /** Undefined until it has loaded: until then nothing is recorded or undone. */
  logic: FormHistoryLogic | undefined;
  draftOf: DraftOf;
  setValues: (model: string, values: JsonObject | null, isTyping?: boolean) => void;
  onModel: (id: string) => void;
}): FormHistoryControls {
  const canUndo = useHistory(({ past }) => past.length > 0);
  const canRedo = useHistory(({ future }) => future.length > 0);
  const [note, showNote] = useState<FormNote | null>(null);
  const shown = useRef(modelId);
  const changes = useRef(0);
  const beginChange = useCallback(() => {
    const own = (changes.current += 1);
    return () => changes.current === own;
  }, []);
  useLayoutEffect(() => {
    // The address names another model now: pending changes are discarded.
    if (shown.current !== modelId) beginChange();
    shown.current = modelId;
  }, [modelId, beginChange]);
  useEffect(() => () => void beginChange(), [beginChange]);

  const perform = useCallback(
    ({ shown: { after }, written }: Pick<FormStep, 'shown' | 'written'>, isTyping = false) => {
      if (written !== null) setValues(written.model, written.after, isTyping);
      if (after === shown.current) return;
      shown.current = after;
      onModel(after);
    },
    [setValues, onModel],
  );

  const commit = useCallback(
    (model: string, values: JsonObject | null | undefined, edit?: EditSubject): FormStep => {
      // Typing does not replace a change that waits for its answer; any other change does.
      if (edit === undefined) beginChange();
      const { subject, joins, isLetter } = edit ?? byItself;
      const step: FormStep = {
        shown: { before: shown.current ?? model, after: model },
        written: values === undefined ? null : { model, before: draftOf(model), after: values },
        subject,
        joins,
        atMs: performance.now(),
      };
      perform(step, isLetter);
      if (logic !== undefined) formHistory.set(logic.recordStep(formHistory.current(), step));
      return step;
    },
    [logic, draftOf, beginChange, perform],
  );

  const move = useCallback(
    (to: HistoryMove | null | undefined): boolean => {
      if (to == null) return false;
      beginChange();
      showNote((shownNote) =>
        shownNote?.step != null && !to.history.past.includes(shownNote.step) ? null : shownNote,
      );
      perform(to.step);
      formHistory.set(to.history);
      return true;
    },
    [beginChange, perform],
  );

  return {
    canUndo,
    canRedo,
    beginChange,
    commit,
    undo: useCallback(() => move(logic?.undoStep(formHistory.current(), draftOf)), [logic, draftOf, move]),
    redo: useCallback(() => move(logic?.redoStep(formHistory.current(), draftOf)), [logic, draftOf, move]),
    revert: useCallback(
      (step: FormStep) => move(logic?.revertStep(formHistory.current(), step, draftOf, performance.now())),
      [logic, draftOf, move],
    ),
    note: note !== null && note.model === modelId ? note : null,
    showNote,
  };
}

function useHistory<T>(read: (history: FormHistory) => T): T {
  const snapshot = () => read(formHistory.current());
  return useSyncExternalStore(formHistory.subscribe, snapshot, snapshot);
}
