'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { changeJob, declareJobMade, retryJob } from '@/lib/client/jobs/job-requests';
import { mayBeRecorded } from '@/lib/client/request';
import { isWorthRepeating } from '@/lib/client/jobs/submit';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { reportActionError } from '@/lib/client/report-error';
import type { BulkAction } from './bulk-action';
import { createIdempotencyKeys } from './idempotency-keys';

const repetitions = 3;

/** What shows a change, or acts on several jobs, loads with the first action: the first load of Create has a byte budget. */
const loadMany = () => import('./act-on-many');

/** The actions on a job, by its id. Errors are shown as toasts. */
export interface JobActions {
  cancel: (id: string) => void;
  hold: (id: string) => void;
  /** Resumes a held job. */
  release: (id: string) => void;
  /** Acts on many jobs, in one request. */
  bulk: (action: BulkAction) => void;
  /** Sends queued jobs in this order, the first id first. */
  order: (ids: string[]) => void;
  retry: (id: string) => void;
  dismiss: (id: string) => void;
  /** Settles a job with an unknown outcome: its generation exists, with this id if known. */
  declareMade: (answer: { id: string; generationId: string | null }) => void;
}

/** The actions on jobs. The object keeps its identity while the screen is mounted. */
export function useJobActions({ onRetried }: { onRetried: (id: string) => void }): JobActions {
  const client = useQueryClient();
  const onSuccess = useCallback(async (job: StudioJob) => (await loadMany()).upsertJob(client, job), [client]);
  const { mutate: change } = useMutation({
    mutationFn: (asked: Parameters<typeof changeJob>[0]) => changeJob(asked),
    onSuccess,
    onError: reportActionError,
  });
  const { mutate: declareMade } = useMutation({ mutationFn: declareJobMade, onSuccess, onError: reportActionError });
  const { mutate: dismiss } = useMutation({
    mutationFn: async (id: string) => (await loadMany()).dismissJob(id),
    onSuccess: async () => (await loadMany()).refreshJobs(client),
    onError: reportActionError,
  });
  const { mutate: bulk } = useMutation({
    mutationFn: async (action: BulkAction) => (await loadMany()).actOnMany(client, action),
    onError: reportActionError,
  });
  const { mutate: order } = useMutation({
    mutationFn: async (ids: string[]) => (await loadMany()).orderJobs(client, ids),
    onSuccess: async (jobs) => {
      for (const job of jobs) await onSuccess(job);
    },
    onError: async (error) => {
      reportActionError(error);
      await (await loadMany()).refreshJobs(client);
    },
  });
  const [idempotencyKeys] = useState(createIdempotencyKeys);
  const { mutate: mutateRetry } = useMutation({
    mutationFn: retryJob,
    retry: (count, error) => count < repetitions && isWorthRepeating(error),
    onSettled: (_job, error, { id }) => idempotencyKeys.end(id, !mayBeRecorded(error)),
    onSuccess: async (job) => {
      await onSuccess(job);
      onRetried(job.id);
      // A retry settles a job with an unknown outcome.
      await (await loadMany()).refreshJobs(client).catch(() => {});
    },
    onError: reportActionError,
  });
  const retry = useCallback(
    (id: string) => {
      const key = idempotencyKeys.begin(id);
      if (key !== null) mutateRetry({ id, key });
    },
    [idempotencyKeys, mutateRetry],
  );
  return useMemo(
    () => ({
      cancel: (id: string) => change({ id, verb: 'cancel' }),
      hold: (id: string) => change({ id, verb: 'hold' }),
      release: (id: string) => change({ id, verb: 'release' }),
      bulk,
      order,
      retry,
      dismiss,
      declareMade,
    }),
    [change, bulk, order, retry, dismiss, declareMade],
  );
}
