'use client';

import { useKeyDown } from '@/components/ui/use-key-down';
import { focusPrompt } from './focus-prompt';

const typing = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=listbox]';

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
    const isElsewhere = event.defaultPrevented || (target instanceof Element && target.closest(typing) !== null);
    if (isPromptKey(event, isElsewhere) && focusPrompt()) event.preventDefault();
  });
}
