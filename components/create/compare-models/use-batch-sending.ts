'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { refreshJobs } from '@/lib/client/jobs/job-updates';
import { newId } from '@/lib/client/new-id';
import { submitOptions } from '../request/use-submissions';
import { type Batch, type BatchPart, createBatch } from './create-batch';

/** A batch, and how far its parts are. */
export interface BatchSending {
  batch: Batch;
  parts: readonly BatchPart[];
}

/** A batch whose submissions are sent like any other: they wait for the network and for a busy studio. */
export function useBatchSending(): BatchSending {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(submitOptions);
  const [batch] = useState(() =>
    createBatch({
      submit: mutateAsync,
      // If the list can't be read now, the event stream updates it later.
      onSent: () => refreshJobs(client).catch(() => undefined),
      newId,
      now: Date.now,
    }),
  );
  const parts = useSyncExternalStore(batch.subscribe, batch.parts, batch.parts);
  return { batch, parts };
}
