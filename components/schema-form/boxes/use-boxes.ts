'use client';

import { useMemo, useState } from 'react';
import type { BoxFormat } from '@/lib/schema-form/boxes/box-format';
import {
  emptyHistory,
  recordChange,
  redoChange,
  undoChange,
  type HistoryStep,
} from '@/lib/schema-form/boxes/box-history';
import { readPromptBoxes, writePromptBoxes, type BoxIssue, type LayoutBox } from '@/lib/schema-form/boxes/prompt-boxes';

/** The boxes of a prompt, and functions to change them. */
export interface BoxEditor {
  boxes: LayoutBox[];
  /** Why the prompt's list can't be read; null when it can, or there is none. */
  issue: BoxIssue | null;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  /** Replaces all boxes; changes of one subject are undone together. */
  change: (next: readonly LayoutBox[], subject: string | null) => void;
}

const sidesAndText = ({ left, top, right, bottom, text }: LayoutBox) => [left, top, right, bottom, text];

/** Whether two lists look the same. */
export function isSameBoxes(one: readonly LayoutBox[], other: readonly LayoutBox[]): boolean {
  return JSON.stringify(one.map(sidesAndText)) === JSON.stringify(other.map(sidesAndText));
}

/**
 * Reads the boxes from a prompt, where they are stored, and changes them there. When something else changes them, such as a request
 * that is put into the form, the boxes before it are a step of the history: undo brings them back.
 */
export function useBoxes(prompt: string, format: BoxFormat, onChange: (prompt: string) => void): BoxEditor {
  const [history, setHistory] = useState(emptyHistory);
  const { boxes, issue } = useMemo(() => readPromptBoxes(prompt, format), [prompt, format]);
  const [known, setKnown] = useState<{ prompt: string; boxes: readonly LayoutBox[] }>({ prompt, boxes });
  if (known.prompt !== prompt && issue === null) {
    setKnown({ prompt, boxes });
    if (!isSameBoxes(known.boxes, boxes)) setHistory(recordChange(history, known.boxes, null));
  }
  const write = (next: readonly LayoutBox[]) => {
    setKnown({ prompt, boxes: next });
    onChange(writePromptBoxes(prompt, next, format));
  };
  const travel = (step: HistoryStep | null) => {
    if (step === null || issue !== null) return;
    setHistory(step.history);
    write(step.boxes);
  };
  return {
    boxes,
    issue,
    canUndo: issue === null && history.past.length > 0,
    canRedo: issue === null && history.future.length > 0,
    undo: () => travel(undoChange(history, boxes)),
    redo: () => travel(redoChange(history, boxes)),
    change: (next, subject) => {
      if (issue !== null) return;
      setHistory(recordChange(history, boxes, subject));
      write(next);
    },
  };
}
