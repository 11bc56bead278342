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
  const report = useEffectEvent(onChange);
  useEffect(() => {
    let reported = none;
    const stop = uploads.subscribe(() => {
      const open = { pending: uploads.pending(), failed: uploads.failed() };
      if (open.pending === reported.pending && open.failed === reported.failed) return;
      reported = open;
      report(open);
    });
    window.addEventListener('online', uploads.resume);
    return () => {
      stop();
      const lost = uploads.pending();
      window.removeEventListener('online', uploads.resume);
      uploads.close();
      if (lost > 0) toasts.show(messages.uploadsEnded({ amount: lost }), { tone: 'bad' });
      if (reported !== none) report(none);
    };
  }, [uploads]);
}
