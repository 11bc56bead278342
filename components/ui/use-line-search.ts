'use client';

import { type KeyboardEvent, useState, type ComponentProps } from 'react';

/** Scrolls a line of a list into view; a `ref` of the current one. */
export function bringIntoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}

/** The state of a searched list, and the props of its elements. */
export interface LineSearch {
  /** Index of the current line. */
  at: number;
  /** Makes the first line the current one. */
  toFirst: () => void;
  list: Pick<ComponentProps<'div'>, 'id' | 'role'>;
  field: ComponentProps<'input'>;
  line: (index: number) => Pick<ComponentProps<'div'>, 'id' | 'ref' | 'onPointerMove'>;
}

/**
 * A field that searches the lines of a list below it: the field keeps the focus, up and down move between lines, Enter
 * chooses the current one. The current line stays the current one when others come before it.
 */
export function useLineSearch({
  listId,
  keys,
  begin = null,
  onTake,
}: {
  /** The id of the list; the ids of the lines derive from it. */
  listId: string;
  /** A key for each line, in their order. */
  keys: readonly string[];
  /** The initially current line; null for the first. */
  begin?: string | null;
  onTake: (index: number) => void;
}): LineSearch {
  const [current, setCurrent] = useState(begin);
  const at = current === null ? 0 : Math.max(0, keys.indexOf(current));
  const goTo = (index: number) => setCurrent(keys[index] ?? null);
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onTake(at);
    else if (event.key === 'ArrowDown') goTo(Math.min(at + 1, keys.length - 1));
    else if (event.key === 'ArrowUp') goTo(Math.max(at - 1, 0));
    else return;
    event.preventDefault();
  };
  return {
    at,
    toFirst: () => setCurrent(null),
    list: { id: listId, role: 'listbox' },
    field: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': keys.length === 0 ? undefined : `${listId}-${at}`,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown: pressKey,
    },
    line: (index) => ({
      id: `${listId}-${index}`,
      ref: index === at ? bringIntoView : null,
      onPointerMove: () => goTo(index),
    }),
  };
}
