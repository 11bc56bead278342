'use client';

import type { RefObject } from 'react';
import { isTypingTarget } from '@/components/ui/typing-target';
import { useKeyDown } from '@/components/ui/use-key-down';

/**
 * The action of each key, by `KeyboardEvent.key` in lower case; digits and letters with Shift by `shift ` in front, whatever the layout
 * makes of them. An action that returns `false` leaves the key to others.
 */
export type KeyActions = Readonly<Record<string, (() => unknown) | undefined>>;

/** A selector of dialogs over the viewer, rather than around it. */
const above = '[role=dialog]:not(:has([data-viewer]))';
const moved = '[role=slider], [role=radio], input';
const pressed = 'button, a, input, summary, [role=button]';

/**
 * Handles keys from any focus, except where they have another meaning: in text fields, in dialogs over the viewer, on
 * sliders (arrow keys) and on buttons (Space). Handled before the keys of the screen around it.
 *
 * @param options.viewer a viewer that a dialog can cover, or another screen hide, and which then has no keys
 * @param options.capture false for keys that are handled after all others
 */
export function useViewerKeys(
  actions: KeyActions,
  { viewer = null, capture = true }: { viewer?: RefObject<HTMLElement | null> | null; capture?: boolean } = {},
): void {
  useKeyDown(
    (event) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
      if (viewer?.current?.closest('[aria-hidden=true]') != null) return;
      if (viewer?.current?.checkVisibility() === false) return;
      const { target } = event;
      if (target instanceof Element) {
        if (isTypingTarget(target) || target.closest(above) !== null) return;
        if (event.key.startsWith('Arrow') && target.closest(moved) !== null) return;
        if (event.key === ' ' && target.closest(pressed) !== null) return;
      }
      const action = actions[nameOfKey(event)];
      if (action === undefined || action() === false) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture },
  );
}

/** The name of a key press in `KeyActions`. */
export function nameOfKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const name = key.toLowerCase();
  if (!shiftKey) return name;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return `shift ${digit}`;
  return /^[a-z]$/.test(name) ? `shift ${name}` : name;
}
