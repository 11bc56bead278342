'use client';

import { useEffect, useEffectEvent } from 'react';
import type { UploadQueue } from './upload-queue';
import { messages } from '@/lib/schema-form/messages';
import { toasts } from '@/lib/client/toasts';

/** How many files are being uploaded, and how many uploads failed. */
export interface OpenUploads {
  pending: number;
  failed: number;
}

const none: OpenUploads = { pending: 0, failed: 0 };

/**
 * Reports how many uploads run or failed, whenever that changes; resumes them when the network is back; ends them with
 * the form, with a toast.
 */
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
