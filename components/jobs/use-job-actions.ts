'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelJob, dismissJob, keepJob, refreshJobs, retryJob } from '@/lib/client/jobs';
import { notices } from '@/lib/client/notices';
import { jobWords } from './words';

function onError(error: Error) {
  notices.show(jobWords.actionFailed(error.message), { tone: 'bad' });
}

/** What can be done about a job: end it, send it again, give up on it. */
export function useJobActions({ onRetried }: { onRetried: (id: string) => void }) {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: cancelJob,
    onSuccess: (job) => keepJob(client, job),
    onError,
  });
  const retry = useMutation({
    mutationFn: retryJob,
    onSuccess: (job) => {
      keepJob(client, job);
      onRetried(job.id);
    },
    onError,
  });
  const dismiss = useMutation({ mutationFn: dismissJob, onSuccess: () => refreshJobs(client), onError });
  return { cancel: cancel.mutate, retry: retry.mutate, dismiss: dismiss.mutate, isBusy: retry.isPending };
}
