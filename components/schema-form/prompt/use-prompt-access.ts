'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { writeInto } from './use-citation-menu';

/** The prompt that the tools work on: the words that its field shows. */
export interface PromptAccess {
  words: () => string;
  /** The selected part of the words; both ends are the caret where nothing is selected. */
  selection: () => { start: number; end: number };
  /** Replaces the words, as one step of the form's history, without moving the focus. */
  replace: (words: string) => void;
  /** Types a text over a part of the words, and moves the focus there. */
  type: (start: number, end: number, text: string) => void;
}

/** What the tools of a prompt work on: the same object for the life of the field, so that typing renders none. */
export function usePromptAccess(
  control: RefObject<HTMLTextAreaElement | null>,
  prompt: string,
  write: (text: string) => void,
): PromptAccess {
  const latest = useRef({ prompt, write });
  useLayoutEffect(() => {
    latest.current = { prompt, write };
  });
  const [access] = useState<PromptAccess>(() => ({
    words: () => latest.current.prompt,
    selection: () => ({ start: control.current?.selectionStart ?? 0, end: control.current?.selectionEnd ?? 0 }),
    replace: (words) => latest.current.write(words),
    type: (start, end, text) => {
      if (control.current !== null) writeInto(control.current, start, end, text);
    },
  }));
  return access;
}
