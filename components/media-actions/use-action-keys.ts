'use client';

import type { RefObject } from 'react';
import { useKeyDown } from '@/components/ui/use-key-down';

const typing = 'input, textarea, select, [contenteditable], [role=listbox]';

/**
 * Handles the keys of the actions, by `KeyboardEvent.key` in lower case, with `mod ` in front for ⌘ or Ctrl, `shift ` for Shift; null for a
 * key without a use now. They act from any focus, except where they have another meaning: in text fields, in dialogs and
 * popovers other than the one around the bar, and while another dialog covers the bar.
 */
export function useActionKeys(
  bar: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, (() => void) | null>>,
): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || event.altKey || event.repeat) return;
    const isMod = event.metaKey || event.ctrlKey;
    const modifier = isMod ? 'mod ' : event.shiftKey ? 'shift ' : '';
    const action = actions[`${modifier}${event.key.toLowerCase()}`] ?? null;
    if (action === null || bar.current === null || bar.current.closest('[aria-hidden=true], [inert]') !== null) return;
    if (event.target instanceof Element) {
      const dialog = event.target.closest('[role=dialog]');
      if (event.target.closest(typing) !== null || (dialog !== null && !dialog.contains(bar.current))) return;
    }
    // Copying selected text stays what it is.
    if (isMod && event.key.toLowerCase() === 'c' && window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    action();
  });
}
