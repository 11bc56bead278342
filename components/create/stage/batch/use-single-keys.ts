'use client';

import type { RefObject } from 'react';
import { isTypingTarget } from '@/components/ui/typing-target';
import { useKeyDown } from '@/components/ui/use-key-down';

const elsewhere = 'input, video, audio, [role=dialog], [role=slider]';

/**
 * The keys of one result of a batch alone: the arrow keys show the others, Esc the grid. They act from inside the stage,
 * and from anywhere that has no use for them.
 */
export function useSingleKeys(
  stage: RefObject<HTMLElement | null>,
  { isOn, step, close }: { isOn: boolean; step: (by: 1 | -1) => (() => void) | null; close: () => void },
): void {
  useKeyDown((event) => {
    if (!isOn || event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { target } = event;
    const isHere = target === document.body || (target instanceof Node && stage.current?.contains(target) === true);
    if (!isHere || isTypingTarget(target) || (target instanceof Element && target.closest(elsewhere) !== null)) return;
    const actions: Record<string, (() => void) | null> = {
      ArrowLeft: step(-1),
      ArrowRight: step(1),
      Escape: close,
    };
    const action = actions[event.key] ?? null;
    if (action === null) return;
    event.preventDefault();
    action();
  });
}
