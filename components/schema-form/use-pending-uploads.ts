'use client';

import { useEffect, useEffectEvent } from 'react';
import { toasts } from '@/lib/client/toasts';
import type { UploadQueue } from './media/upload-queue';
import { messages } from '@/lib/schema-form/messages';

/** How many files are on their way, and how many did not arrive. */
export interface OpenUploads {
  pending: number;
  failed: number;
}

const none: OpenUploads = { pending: 0, failed: 0 };

/** Tells how uploads stand, whenever that changes; has them go on when the network is back, and end with the form, which it says. */
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
    window.addEventListener('online', uploads.resume);
    return () => {
      stop();
      const lost = uploads.pending();
      window.removeEventListener('online', uploads.resume);
      uploads.close();
      if (lost > 0) toasts.show(messages.uploadsEnded(lost), { tone: 'bad' });
      if (told !== none) tell(none);
    };
  }, [uploads]);
}
