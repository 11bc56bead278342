'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { refreshJobs } from '@/lib/client/jobs';
import { newId } from '@/lib/client/new-id';
import { type Batch, createBatch } from './create-batch';
import { submitOptions } from '../request/use-submissions';

/** The presses of one brief to several models, sent like any other press: they wait for the network and for a busy studio. */
export function useBatch(): { batch: Batch; parts: ReturnType<Batch['parts']> } {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(submitOptions);
  const [batch] = useState(() =>
    createBatch({
      submit: async (submission) => {
        try {
          return await mutateAsync(submission);
        } finally {
          // Should the list not be readable now, the stream of events brings it later.
          await refreshJobs(client).catch(() => undefined);
        }
      },
      newId,
      now: Date.now,
    }),
  );
  const parts = useSyncExternalStore(batch.subscribe, batch.parts, batch.parts);
  return { batch, parts };
}
