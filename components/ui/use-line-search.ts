'use client';

import { type KeyboardEvent, useState } from 'react';

function bringIntoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}

/**
 * A field that searches the lines of a list below it: the field keeps the focus, up and down go from line to line, Enter
 * takes the current one. The current line stays the current one when others come before it.
 */
export function useLineSearch({
  listId,
  keys,
  begin = null,
  onTake,
}: {
  /** Of the list; the lines' own follow from it. */
  listId: string;
  /** One for each line, in their order. */
  keys: readonly string[];
  /** The line that is the current one at first; null for whichever is the first. */
  begin?: string | null;
  onTake: (place: number) => void;
}) {
  const [current, setCurrent] = useState(begin);
  const at = current === null ? 0 : Math.max(0, keys.indexOf(current));
  const goTo = (place: number) => setCurrent(keys[place] ?? null);
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onTake(at);
    else if (event.key === 'ArrowDown') goTo(Math.min(at + 1, keys.length - 1));
    else if (event.key === 'ArrowUp') goTo(Math.max(at - 1, 0));
    else return;
    event.preventDefault();
  };
  return {
    /** Place of the current line. */
    at,
    toFirst: () => setCurrent(null),
    list: { id: listId, role: 'listbox' } as const,
    field: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': keys.length === 0 ? undefined : `${listId}-${at}`,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown: pressKey,
    } as const,
    line: (place: number) => ({
      id: `${listId}-${place}`,
      ref: place === at ? bringIntoView : null,
      onPointerMove: () => goTo(place),
    }),
  };
}

/** What `useLineSearch` gives to the drawing of a list. */
export type LineSearch = ReturnType<typeof useLineSearch>;
