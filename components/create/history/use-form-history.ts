'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormHistory, FormStep } from './form-history';
import type { JsonObject } from '@/lib/contract/model';
import type { EditSubject } from '@/lib/schema-form/edit-subject';
import type { SwitchedField } from '@/lib/schema-form/switch/switch-report';
import type { useFormParts } from '../request/use-form-parts';

const byItself: EditSubject = { subject: null, joins: false };
const nothingDone: FormHistory = { past: [], future: [] };

/** What became of values that came into a form from elsewhere: told above the form until it is closed. */
export interface FormNote {
  /** What the list is called. */
  name: string;
  /** Stands before the counts, as in `From Seedance:`. */
  title: string;
  /** The model in whose form it is told. */
  model: string;
  report: SwitchedField[];
  /** What is taken back by its button; null where nothing was done. */
  step: FormStep | null;
}

/** All that is done to the forms, one step after the other, with the way back and forth; and what was told of it. */
export function useFormHistory({
  modelId,
  parts,
  draftOf,
  setValues,
  onModel,
}: {
  modelId: string | null;
  /** Undefined while they are on their way: then nothing was typed yet that could be taken back. */
  parts: ReturnType<typeof useFormParts>['data'];
  draftOf: (model: string) => JsonObject | null;
  setValues: (model: string, values: JsonObject | null) => void;
  onModel: (id: string) => void;
}) {
  const [history, setHistory] = useState(nothingDone);
  const [note, setNote] = useState<FormNote | null>(null);
  const latest = useRef(history);
  const shown = useRef(modelId);
  const begun = useRef(0);
  /** Begins what is done once an answer has come. Gives what tells then whether it is still wanted. */
  const begin = useCallback(() => {
    const own = (begun.current += 1);
    return () => begun.current === own;
  }, []);
  useLayoutEffect(() => {
    // The address named another: what is on its way is not wanted there.
    if (shown.current !== modelId) begin();
    shown.current = modelId;
  }, [modelId, begin]);
  useEffect(() => () => void begin(), [begin]);

  const perform = useCallback(
    ({ shown: { after }, written }: Pick<FormStep, 'shown' | 'written'>) => {
      if (written !== null) setValues(written.model, written.after);
      if (after === shown.current) return;
      shown.current = after;
      onModel(after);
    },
    [setValues, onModel],
  );
  const remember = useCallback((next: FormHistory) => {
    latest.current = next;
    setHistory(next);
  }, []);

  /**
   * Puts values into the form of a model and shows it; null for how it begins, undefined to leave them as they are.
   *
   * @param edit what it is about, so that keystrokes are taken back together
   */
  const commit = useCallback(
    (model: string, values: JsonObject | null | undefined, edit?: EditSubject): FormStep => {
      // One may type while something is on its way; all else is going on without it.
      if (edit === undefined) begin();
      const step: FormStep = {
        shown: { before: shown.current ?? model, after: model },
        written: values === undefined ? null : { model, before: draftOf(model), after: values },
        ...(edit ?? byItself),
        atMs: performance.now(),
      };
      perform(step);
      if (parts !== undefined) remember(parts.recordStep(latest.current, step));
      return step;
    },
    [parts, draftOf, begin, perform, remember],
  );

  /** Answers whether there was anything to do. */
  const portable = useCallback(
    (there: { step: FormStep; history: FormHistory } | null | undefined): boolean => {
      if (there == null) return false;
      begin();
      setNote((told) => (told?.step != null && !there.history.past.includes(told.step) ? null : told));
      perform(there.step);
      remember(there.history);
      return true;
    },
    [begin, perform, remember],
  );

  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    begin,
    commit,
    undo: useCallback(() => portable(parts?.undoStep(latest.current)), [parts, portable]),
    redo: useCallback(() => portable(parts?.redoStep(latest.current)), [parts, portable]),
    /** Takes a step back that may not be the last. */
    takeBack: useCallback(
      (step: FormStep) => portable(parts?.takeBackStep(latest.current, step, performance.now())),
      [parts, portable],
    ),
    note: note !== null && note.model === modelId ? note : null,
    tell: setNote,
  };
}
