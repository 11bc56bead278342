'use client';

import type { RefObject } from 'react';
import { isTypingTarget } from '@/components/ui/typing-target';
import { useKeyDown } from '@/components/ui/use-key-down';

/**
 * Handles the keys of the actions, by `KeyboardEvent.key` in lower case, with `mod ` in front for ⌘ or Ctrl, `shift ` for Shift; null for a
 * key without a use now; an action that returns false has found none. They act from any focus, except where they have another meaning: in text fields, in dialogs and
 * popovers other than the one around the bar, while another dialog covers the bar, and while
 * the bar is hidden, as behind a tool on the stage.
 */
export function useActionKeys(
  bar: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, (() => unknown) | null>>,
): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || event.altKey || event.repeat) return;
    const isMod = event.metaKey || event.ctrlKey;
    const modifier = isMod ? 'mod ' : event.shiftKey ? 'shift ' : '';
    const action = actions[`${modifier}${event.key.toLowerCase()}`] ?? null;
    if (action === null || bar.current === null || bar.current.closest('[aria-hidden=true], [inert]') !== null) return;
    if (!bar.current.checkVisibility()) return;
    const dialog = event.target instanceof Element ? event.target.closest('[role=dialog]') : null;
    if (isTypingTarget(event.target) || (dialog !== null && !dialog.contains(bar.current))) return;
    // Copying selected text stays what it is.
    if (isMod && event.key.toLowerCase() === 'c' && window.getSelection()?.isCollapsed === false) return;
    if (action() !== false) event.preventDefault();
  });
}
