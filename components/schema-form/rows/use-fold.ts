'use client';

import { useCallback, useState } from 'react';
import type { MoreSettingsState } from './more-settings-state';

const storageKey = 'easel:more-settings';

function readFold(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'open';
  } catch {
    return false;
  }
}

function writeFold(isOpen: boolean): void {
  try {
    window.localStorage.setItem(storageKey, isOpen ? 'open' : 'closed');
  } catch {
    // Storage is full or switched off: the fold starts closed next time.
  }
}

/** Whether the further settings are open: as last left, and opened by a issue among them. */
export function useFold(hasIssue: boolean): Pick<MoreSettingsState, 'isOpen' | 'setOpen'> {
  const [isOpen, setIsOpen] = useState(() => hasIssue || readFold());
  const [hadIssue, setHadIssue] = useState(hasIssue);
  if (hasIssue !== hadIssue) {
    setHadIssue(hasIssue);
    if (hasIssue) setIsOpen(true);
  }
  const setOpen = useCallback((next: boolean) => {
    setIsOpen(next);
    writeFold(next);
  }, []);
  return { isOpen, setOpen };
}
