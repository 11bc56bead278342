'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  type FormHistory,
  type FormStep,
  emptyFormHistory,
  recordStep,
  redoStep,
  takeBackStep,
  undoStep,
} from '@/lib/client/history/form-history';
import { notices } from '@/lib/client/notices';
import type { JsonObject } from '@/lib/contract/model';
import type { SwitchedField } from '@/lib/schema-form/switch/switch-report';
import { createWords } from './words';

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
export function useDesk({
  modelId,
  draftOf,
  setValues,
  onModel,
}: {
  modelId: string | null;
  draftOf: (model: string) => JsonObject | null;
  setValues: (model: string, values: JsonObject | null) => void;
  onModel: (id: string) => void;
}) {
  const [history, setHistory] = useState(emptyFormHistory);
  const [note, setNote] = useState<FormNote | null>(null);
  const latest = useRef(history);
  const shown = useRef(modelId);
  useLayoutEffect(() => {
    shown.current = modelId;
  }, [modelId]);

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
   * @param subject what it is about, so that keystrokes are taken back together; null for a step by itself
   */
  const commit = useCallback(
    (model: string, values: JsonObject | null | undefined, subject: string | null = null): FormStep => {
      const step: FormStep = {
        shown: { before: shown.current ?? model, after: model },
        written: values === undefined ? null : { model, before: draftOf(model), after: values },
        subject,
        atMs: performance.now(),
      };
      perform(step);
      remember(recordStep(latest.current, step));
      return step;
    },
    [draftOf, perform, remember],
  );

  const travel = useCallback(
    (there: ReturnType<typeof undoStep>, words: string) => {
      if (there === null) return;
      setNote((told) => (told !== null && told.step !== null && !there.history.past.includes(told.step) ? null : told));
      perform(there.step);
      remember(there.history);
      notices.announce(words);
    },
    [perform, remember],
  );

  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    commit,
    undo: useCallback(() => travel(undoStep(latest.current), createWords.undone), [travel]),
    redo: useCallback(() => travel(redoStep(latest.current), createWords.redone), [travel]),
    /** Takes a step back that may not be the last. */
    takeBack: useCallback(
      (step: FormStep) => travel(takeBackStep(latest.current, step, performance.now()), createWords.undone),
      [travel],
    ),
    note: note !== null && note.model === modelId ? note : null,
    tell: setNote,
  };
}
