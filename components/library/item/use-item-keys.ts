'use client';

import { isTypingTarget } from '@/components/ui/typing-target';
import { useKeyDown } from '@/components/ui/use-key-down';

const moved = 'video, [role=slider], input';

/**
 * Handles keys on the page of an item, by `KeyboardEvent.key`, letters in lower case; null for a key without a use now. Arrow keys
 * repeat, and are left to sliders and players; all others act once a press.
 */
export function useItemKeys(actions: Readonly<Record<string, (() => void) | null>>): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
    const isArrow = event.key.startsWith('Arrow');
    const others = isArrow ? `[role=dialog], ${moved}` : '[role=dialog]';
    if (action === null || isTypingTarget(event.target)) return;
    if (event.target instanceof Element && event.target.closest(others) !== null) return;
    if (event.repeat && !isArrow) return;
    event.preventDefault();
    action();
  });
}
