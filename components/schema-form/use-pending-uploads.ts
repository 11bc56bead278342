'use client';

import { useEffect, useEffectEvent } from 'react';
import type { UploadQueue } from '@/lib/client/upload-queue';

/** How many files are on their way, and how many did not arrive. */
export interface OpenUploads {
  pending: number;
  failed: number;
}

const none: OpenUploads = { pending: 0, failed: 0 };

/** Tells how uploads stand, whenever that changes, and ends them with the form. */
export function usePendingUploads(uploads: UploadQueue, onChange: (open: OpenUploads) => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    let told = none;
    const stop = uploads.subscribe(() => {
      const open = { pending: uploads.pending(), failed: uploads.failed() };
      if (open.pending === told.pending && open.failed === told.failed) return;
      told = open;
      tell(open);
    });
    return () => {
      stop();
      uploads.close();
      if (told !== none) tell(none);
    };
  }, [uploads]);
}
