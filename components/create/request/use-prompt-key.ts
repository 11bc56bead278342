'use client';

import { isTypingTarget } from '@/components/ui/typing-target';
import { useKeyDown } from '@/components/ui/use-key-down';
import { focusPrompt } from './focus-prompt';

/** Whether a key press asks for the prompt: `/` or P, where it means nothing else. */
export function isPromptKey(
  { key, metaKey, ctrlKey, altKey }: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey'>,
  isElsewhere: boolean,
): boolean {
  if (isElsewhere || metaKey || ctrlKey || altKey) return false;
  return key === '/' || key.toLowerCase() === 'p';
}

/** `/` and P move the focus to the prompt, from anywhere on the screen but text fields and dialogs. */
export function usePromptKey(): void {
  useKeyDown((event) => {
    const { target } = event;
    const isElsewhere =
      isTypingTarget(target) || (target instanceof Element && target.closest('[role=dialog]') !== null);
    if (isPromptKey(event, event.defaultPrevented || isElsewhere) && focusPrompt()) event.preventDefault();
  });
}
