'use client';

import { useEffect, useState } from 'react';
import { useKeyDown } from '@/components/ui/use-key-down';
import { createTypedTexts } from './typed-texts';

const otherwiseTyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

type TextControl = HTMLInputElement | HTMLTextAreaElement;

function isTextControl(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLInputElement) return !otherwiseTyped.has(target.type);
  return target instanceof HTMLTextAreaElement;
}

/** Fields outside the screen are not part of the form. */
const form = '[data-slot="schema-form"]';
const floats = '[role="dialog"]';

/**
 * Handles the keys of undo and redo anywhere on the screen except in overlays. In a text field the browser undoes typed
 * text, as far as it can.
 */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const [texts] = useState(createTypedTexts);
  useKeyDown((event) => {
    const way = historyKey(event);
    const { target } = event;
    if (way === null || event.defaultPrevented || !(target instanceof HTMLElement)) return;
    if (target.isContentEditable || target.closest(floats) !== null) return;
    if (isTextControl(target) && (target.closest(form) === null || texts.isBrowsers(target, way))) return;
    event.preventDefault();
    if (way === 'undo') undo();
    else redo();
  });
  // It renders whenever the form's values change, which may be a programmatic change of its fields.
  useEffect(() => texts.check());
  useEffect(() => {
    const stopped = new AbortController();
    const options = { signal: stopped.signal, capture: true };
    window.addEventListener('beforeinput', ({ target }) => isTextControl(target) && texts.begin(target), options);
    window.addEventListener('input', ({ target }) => isTextControl(target) && texts.note(target), options);
    return () => stopped.abort();
  }, [texts]);
}

/** The action of a key: ⌘Z or Ctrl+Z undoes; with Shift it redoes, as Ctrl+Y does. Null for any other key. */
export function historyKey(event: {
  key: string;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): 'undo' | 'redo' | null {
  if (event.altKey || event.metaKey === event.ctrlKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : null;
}
