'use client';

import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { readSnippetTrigger, type SnippetTrigger } from '@/lib/schema-form/prompt/complete-snippet';
import type { MenuKeys } from './snippet-menu';
import { writeInto } from './use-citation-menu';

/** The menu that a `;` opens at the caret; its entries load late. */
export interface SnippetTriggerState {
  /** Null while it is closed. */
  trigger: SnippetTrigger | null;
  /** The keys of the menu, once it has loaded. */
  keys: RefObject<MenuKeys | null>;
  /** The element id of its active entry; null while there is none. */
  activeId: string | null;
  setActiveId: (id: string | null) => void;
  /** Handles typing: a `;` before the caret opens the menu. */
  follow: (text: string, caret: number) => void;
  choose: (text: string) => void;
  close: () => void;
  /** Returns whether the menu took the key. */
  pressKey: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
}

/** The state of the menu that a `;` opens. */
export function useSnippetTrigger(control: RefObject<HTMLTextAreaElement | null>): SnippetTriggerState {
  const [trigger, setTrigger] = useState<SnippetTrigger | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const keys = useRef<MenuKeys | null>(null);
  const close = useCallback(() => setTrigger(null), []);
  return {
    trigger,
    keys,
    activeId,
    setActiveId,
    close,
    follow: (text, caret) => {
      const next = readSnippetTrigger(text, caret);
      if (next !== null || trigger !== null) setTrigger(next);
    },
    choose: (text) => {
      if (control.current !== null && trigger !== null) writeInto(control.current, trigger.start, trigger.end, text);
      close();
    },
    pressKey: (event) => {
      if (trigger === null || keys.current?.press(event) !== true) return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
