'use client';

import { type KeyboardEvent, type RefObject, useState } from 'react';
import { completeCitation } from '@/lib/schema-form/prompt/complete-citation';
import { usePromptReferences } from './prompt-references';
import { writeInto } from './write-into';

/** The menu that an `@` opens at the caret: what it offers, which offer is active, and how keys move in it. */
export function useCitationMenu(control: RefObject<HTMLTextAreaElement | null>, prompt: string) {
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
    if (offers.length === 0 || event.nativeEvent.isComposing || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'ArrowDown') setActive((at + 1) % offers.length);
    else if (event.key === 'ArrowUp') setActive((at + offers.length - 1) % offers.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) choose(at);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    offers,
    active: at,
    choose,
    close,
    pressKey,
    /** Follows what is typed: an `@` before the caret opens the menu. */
    follow: (text: string, place: number) => {
      const begins = completeCitation(text, place, groups);
      setCaret(begins === null ? null : place);
      if (begins === null || begins.start !== completion?.start) setActive(0);
    },
  };
}

export type CitationMenuState = ReturnType<typeof useCitationMenu>;
