'use client';

import { Lock } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { lateMessages } from '../messages-late';

/** Locks a seed in the form. */
export function LockSeedButton({ onLock }: { onLock: () => void }) {
  return (
    <IconButton
      size="sm"
      label={lateMessages.lockSeed}
      title={lateMessages.lockSeedHint}
      className="-my-1 max-desk:-my-3 max-desk:size-11"
      onClick={onLock}
    >
      <Lock aria-hidden />
    </IconButton>
  );
}
