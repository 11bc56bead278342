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

/** Whether the further settings are open: as last left, and opened by a fault among them. */
export function useFold(hasFault: boolean): Pick<MoreSettingsState, 'isOpen' | 'setOpen'> {
  const [isOpen, setIsOpen] = useState(() => hasFault || readFold());
  const [hadFault, setHadFault] = useState(hasFault);
  if (hasFault !== hadFault) {
    setHadFault(hasFault);
    if (hasFault) setIsOpen(true);
  }
  const setOpen = useCallback((next: boolean) => {
    setIsOpen(next);
    writeFold(next);
  }, []);
  return { isOpen, setOpen };
}
