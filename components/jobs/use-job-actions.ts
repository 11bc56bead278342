'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { cancelJob, dismissJob, keepJob, refreshJobs, retryJob } from '@/lib/client/jobs';
import { notices } from '@/lib/client/notices';
import { createPressKeys } from '@/lib/client/press-keys';
import { RequestError } from '@/lib/client/request';
import { isWorthRepeating } from '@/lib/client/submit';
import { jobWords } from './words';

function onError(error: Error) {
  notices.show(jobWords.actionFailed(error.message), { tone: 'bad' });
}

const repetitions = 3;

/** What can be done about a job: end it, send it again, give up on it. */
export function useJobActions({ onRetried }: { onRetried: (id: string) => void }) {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: cancelJob,
    onSuccess: (job) => keepJob(client, job),
    onError,
  });
  const [pressKeys] = useState(createPressKeys);
  const { mutate: mutateRetry } = useMutation({
    mutationFn: retryJob,
    retry: (count, error) => count < repetitions && isWorthRepeating(error),
    onSettled: (_job, error, { id }) =>
      pressKeys.end(id, !(error instanceof RequestError && error.code === 'no_answer')),
    onSuccess: (job) => {
      keepJob(client, job);
      onRetried(job.id);
    },
    onError,
  });
  const dismiss = useMutation({ mutationFn: dismissJob, onSuccess: () => refreshJobs(client), onError });
  const retry = useCallback(
    (id: string) => {
      const key = pressKeys.begin(id);
      if (key !== null) mutateRetry({ id, key });
    },
    [pressKeys, mutateRetry],
  );
  return { cancel: cancel.mutate, retry, dismiss: dismiss.mutate };
}
