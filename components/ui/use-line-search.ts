'use client';

import { type KeyboardEvent, useState } from 'react';

function bringIntoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}

/**
 * A field that searches the lines of a list below it: the field keeps the focus, up and down go from line to line, Enter
 * takes the current one.
 */
export function useLineSearch({
  listId,
  total,
  begin = 0,
  onTake,
}: {
  /** Of the list; the lines' own follow from it. */
  listId: string;
  total: number;
  /** The line that is the current one at first. */
  begin?: number;
  onTake: (place: number) => void;
}) {
  const [current, setCurrent] = useState(begin);
  const at = Math.max(0, Math.min(current, total - 1));
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onTake(at);
    else if (event.key === 'ArrowDown') setCurrent(Math.min(at + 1, total - 1));
    else if (event.key === 'ArrowUp') setCurrent(Math.max(at - 1, 0));
    else return;
    event.preventDefault();
  };
  return {
    /** Place of the current line. */
    at,
    setCurrent,
    list: { id: listId, role: 'listbox' } as const,
    field: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': total === 0 ? undefined : `${listId}-${at}`,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown: pressKey,
    } as const,
    line: (place: number) => ({
      id: `${listId}-${place}`,
      ref: place === at ? bringIntoView : null,
      onPointerMove: () => setCurrent(place),
    }),
  };
}

/** What `useLineSearch` gives to the drawing of a list. */
export type LineSearch = ReturnType<typeof useLineSearch>;
