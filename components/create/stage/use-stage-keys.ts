'use client';

import type { RefObject } from 'react';
import { isTypingTarget } from '@/components/ui/typing-target';
import { useKeyDown } from '@/components/ui/use-key-down';

const elsewhere = 'input, video, audio, [role=dialog], [role=slider]';

/**
 * Handles keys of the stage, by `KeyboardEvent.key`; null for one without a use now. They act from inside the stage, and
 * from anywhere that has no use for them.
 */
export function useStageKeys(
  stage: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, (() => void) | null>>,
): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { target } = event;
    const isHere = target === document.body || (target instanceof Node && stage.current?.contains(target) === true);
    if (!isHere || isTypingTarget(target) || (target instanceof Element && target.closest(elsewhere) !== null)) return;
    const action = actions[event.key] ?? null;
    if (action === null) return;
    event.preventDefault();
    action();
  });
}
