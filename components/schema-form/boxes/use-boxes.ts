'use client';

import { useState } from 'react';
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

/** Reads the boxes from a prompt, where they are stored, and changes them there. */
export function useBoxes(prompt: string, format: BoxFormat, onChange: (prompt: string) => void): BoxEditor {
  const [history, setHistory] = useState(emptyHistory);
  const { boxes, issue } = readPromptBoxes(prompt, format);
  const write = (next: readonly LayoutBox[]) => onChange(writePromptBoxes(prompt, next, format));
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
