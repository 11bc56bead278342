'use client';

import type { RefObject } from 'react';
import { useKeyDown } from '@/components/ui/use-key-down';

/** The action of each key, by `KeyboardEvent.key` in lower case; an action that returns `false` leaves the key to others. */
export type KeyActions = Readonly<Record<string, (() => unknown) | undefined>>;

const typing = 'input, textarea, select, [contenteditable], [role=listbox]';
/** A selector of dialogs over the viewer, rather than around it. */
const above = '[role=dialog]:not(:has([data-viewer]))';
const moved = '[role=slider], [role=radio]';
const pressed = 'button, a, summary, [role=button]';

/**
 * Handles keys from any focus, except where they have another meaning: in text fields, in dialogs over the viewer, on
 * sliders (arrow keys) and on buttons (Space). Handled before the keys of the screen around it.
 *
 * @param viewer a viewer that a dialog can cover, and which then has no keys
 */
export function useViewerKeys(actions: KeyActions, viewer: RefObject<HTMLElement | null> | null = null): void {
  useKeyDown(
    (event) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
      if (viewer?.current?.closest('[aria-hidden=true]') != null) return;
      const { target } = event;
      if (target instanceof Element) {
        if (target.closest(typing) !== null || target.closest(above) !== null) return;
        if (event.key.startsWith('Arrow') && target.closest(moved) !== null) return;
        if (event.key === ' ' && target.closest(pressed) !== null) return;
      }
      const action = actions[event.key.toLowerCase()];
      if (action === undefined || action() === false) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
