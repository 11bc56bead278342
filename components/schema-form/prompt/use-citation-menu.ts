'use client';

import { type KeyboardEvent, type RefObject, useState } from 'react';
import { completeCitation, type CitationOffer } from '@/lib/schema-form/prompt/complete-citation';
import { usePromptReferences } from '../scope/form-scope';

/** The menu of references at the caret. */
export interface CitationMenuState {
  /** The offered references; empty while it is closed. */
  offers: CitationOffer[];
  /** Index of the active offer; -1 while it is closed. */
  active: number;
  choose: (index: number) => void;
  close: () => void;
  pressKey: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Handles typing: an `@` before the caret opens the menu. */
  follow: (text: string, caret: number) => void;
}

/**
 * The action of a key in an open menu: the index of the offer that it moves to, choosing or closing, or null for a key
 * of the text control.
 */
export function menuAction(
  key: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'metaKey' | 'ctrlKey' | 'altKey'>,
  active: number,
  total: number,
): number | 'choose' | 'close' | null {
  if (key.metaKey || key.ctrlKey || key.altKey) return null;
  if (key.key === 'ArrowDown') return (active + 1) % total;
  if (key.key === 'ArrowUp') return (active + total - 1) % total;
  if ((key.key === 'Enter' || key.key === 'Tab') && !key.shiftKey) return 'choose';
  return key.key === 'Escape' ? 'close' : null;
}

/** The menu that an `@` opens at the caret: its offers, the active one, and its keys. */
export function useCitationMenu(control: RefObject<HTMLTextAreaElement | null>, prompt: string): CitationMenuState {
  const groups = usePromptReferences();
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const completion = caret === null ? null : completeCitation(prompt, caret, groups);
  const offers = completion?.offers ?? [];
  const at = Math.min(active, offers.length - 1);

  const close = () => setCaret(null);
  const choose = (index: number) => {
    const offer = offers[index];
    if (control.current === null || completion === null || offer === undefined) return;
    const follows = prompt.charAt(completion.end);
    writeInto(control.current, completion.start, completion.end, follows === '' ? `${offer.text} ` : offer.text);
    close();
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (offers.length === 0 || event.nativeEvent.isComposing) return;
    const action = menuAction(event, at, offers.length);
    if (action === null) return;
    if (action === 'choose') choose(at);
    else if (action === 'close') close();
    else setActive(action);
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    offers,
    active: at,
    choose,
    close,
    pressKey,
    follow: (text, position) => {
      const begins = completeCitation(text, position, groups);
      setCaret(begins === null ? null : position);
      if (begins === null || begins.start !== completion?.start) setActive(0);
    },
  };
}

/** Inserts text into a control as if it were typed, so that the browser's own undo removes it. */
export function writeInto(control: HTMLTextAreaElement, start: number, end: number, text: string): void {
  control.focus();
  control.setSelectionRange(start, end);
  // The only way to add to a control's undo history: https://developer.mozilla.org/docs/Web/API/Document/execCommand
  if (document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, start, end, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
