'use client';

import { useEffect, useEffectEvent } from 'react';
import type { UploadQueue } from '@/lib/client/upload-queue';

/** Tells how many uploads run, whenever that changes, and ends them with the form. */
export function usePendingUploads(uploads: UploadQueue, onChange: (pending: number) => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    let told = 0;
    const stop = uploads.subscribe(() => {
      const pending = uploads.pending();
      if (pending !== told) tell(pending);
      told = pending;
    });
    return () => {
      stop();
      uploads.close();
      if (told > 0) tell(0);
    };
  }, [uploads]);
}
