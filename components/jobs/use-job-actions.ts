'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import {
  cancelJob,
  cachedJobs,
  declareJobMade,
  dismissJob,
  holdJob,
  upsertJob,
  orderJobs,
  refreshJobs,
  resumeJob,
  retryJob,
} from '@/lib/client/jobs/jobs';
import { withNewTurns } from './job-line';
import { reportError } from '@/lib/client/report-error';
import { createPressKeys } from './press-keys';
import { isUnanswered } from '@/lib/client/request';
import { isWorthRepeating } from '@/lib/client/jobs/submit';
import type { StudioJob } from '@/lib/contract/studio-job';
import { actionWords } from './action-words';

function onError(error: Error) {
  reportError(error, actionWords.actionFailed);
}

const repetitions = 3;

/** What can be done about a job: end it, hold it, move it, send it again, decide about it. The same object while the screen is. */
export function useJobActions({ onRetried }: { onRetried: (id: string) => void }) {
  const client = useQueryClient();
  const onSuccess = useCallback((job: StudioJob) => upsertJob(client, job), [client]);
  const { mutate: cancel } = useMutation({ mutationFn: cancelJob, onSuccess, onError });
  const { mutate: hold } = useMutation({ mutationFn: holdJob, onSuccess, onError });
  const { mutate: release } = useMutation({ mutationFn: resumeJob, onSuccess, onError });
  const { mutate: declareMade } = useMutation({ mutationFn: declareJobMade, onSuccess, onError });
  const { mutate: dismiss } = useMutation({ mutationFn: dismissJob, onSuccess: () => refreshJobs(client), onError });
  const { mutate: order } = useMutation({
    mutationFn: orderJobs,
    onMutate: (ids) => {
      for (const job of withNewTurns(cachedJobs(client), ids)) upsertJob(client, job);
    },
    onSuccess: (jobs) => {
      for (const job of jobs) upsertJob(client, job);
    },
    onError: (error) => {
      onError(error);
      void refreshJobs(client);
    },
  });
  const [pressKeys] = useState(createPressKeys);
  const { mutate: mutateRetry } = useMutation({
    mutationFn: retryJob,
    retry: (count, error) => count < repetitions && isWorthRepeating(error),
    onSettled: (_job, error, { id }) => pressKeys.end(id, !isUnanswered(error)),
    onSuccess: (job) => {
      upsertJob(client, job);
      onRetried(job.id);
      // Of a job without an answer, this one is the end.
      void refreshJobs(client).catch(() => {});
    },
    onError,
  });
  const retry = useCallback(
    (id: string) => {
      const key = pressKeys.begin(id);
      if (key !== null) mutateRetry({ id, key });
    },
    [pressKeys, mutateRetry],
  );
  return useMemo(
    () => ({ cancel, hold, release, order, retry, dismiss, declareMade }),
    [cancel, hold, release, order, retry, dismiss, declareMade],
  );
}

/** What the screens can do about jobs. */
export type JobActions = ReturnType<typeof useJobActions>;
