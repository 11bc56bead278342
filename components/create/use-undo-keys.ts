'use client';

import { useEffect, useEffectEvent } from 'react';
import { historyKey } from '@/lib/client/history/history-key';

const otherwiseTyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether the browser itself undoes what is typed here. */
function undoesItself(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !otherwiseTyped.has(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}

/** Undo and redo by their keys, anywhere on the screen but in fields of text, and in what floats above it. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const way = historyKey(event);
    if (way === null || event.defaultPrevented || undoesItself(event.target)) return;
    if (event.target instanceof Element && event.target.closest('[role="dialog"]') !== null) return;
    event.preventDefault();
    if (way === 'undo') undo();
    else redo();
  });
  useEffect(() => {
    const stopped = new AbortController();
    window.addEventListener('keydown', (event) => onKeyDown(event), { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
}
