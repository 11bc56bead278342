'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** A text that is being typed. */
export interface DraftText {
  text: string;
  type: (text: string) => void;
  /** Passes on what was typed, at once. */
  commit: () => void;
}

/** Milliseconds without a key, after which the text is passed on. */
const pauseMs = 200;

/**
 * A text field's own text, so that a key renders the field alone. It is passed on at the next pause, and when the field
 * or the page is left.
 *
 * @param value the text as it is known outside
 */
export function useDraftText(value: string, onChange: (text: string) => void): DraftText {
  /** Null when everything typed has been passed on. */
  const [draft, setDraft] = useState<string | null>(null);
  function commit() {
    if (draft === null) return;
    setDraft(null);
    onChange(draft);
  }
  const pass = useEffectEvent(commit);
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => pass(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  // Before the editor, which stores at the same event, and which passive effects would end first.
  useLayoutEffect(() => {
    const leave = () => pass();
    window.addEventListener('pagehide', leave, { capture: true });
    return () => {
      window.removeEventListener('pagehide', leave, { capture: true });
      leave();
    };
  }, []);
  return { text: draft ?? value, type: setDraft, commit };
}
