'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { JobActions } from '@/components/jobs/use-job-actions';
import { cachedJob, editJob, upsertJob } from '@/lib/client/jobs';
import { notices } from '@/lib/client/notices';
import { isUnsent } from '@/lib/contract/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio-job';
import type { useRequest } from '../request/use-request';
import { createMessages } from '../messages';

/** A job of the line whose request is in the form to be changed. */
export interface EditedJob {
  job: StudioJob;
  /** Whether it was held back only to be edited, and goes its way again after that. */
  wasWaiting: boolean;
}

/** Edits in the form what was not sent yet: it is held back meanwhile, and what is pressed changes it instead of making a new one. */
export function useEditing({
  request,
  actions,
  jobs,
}: {
  request: Pick<ReturnType<typeof useRequest>, 'mend' | 'setVariants' | 'divert'>;
  actions: Pick<JobActions, 'hold' | 'release'>;
  jobs: readonly StudioJob[];
}) {
  const client = useQueryClient();
  const [edited, setEdited] = useState<EditedJob | null>(null);
  const { mend, setVariants, divert } = request;
  const { hold, release } = actions;

  const { mutate: save, isPending } = useMutation({
    mutationFn: editJob,
    onSuccess: (job) => {
      upsertJob(client, job);
      if (edited?.wasWaiting === true) release(job.id);
      setEdited(null);
      setVariants(1);
      notices.show(createMessages.savedQueued);
    },
    onError: (error) => notices.show(createMessages.notSavedWhy(error.message), { tone: 'bad' }),
  });

  const id = edited?.job.id ?? null;
  const status = id === null ? null : (jobs.find((job) => job.id === id)?.status ?? null);
  /** Cancelled or let go from elsewhere: what is in the form stays there. */
  const hasLeft = status !== null && !isUnsent(status);
  const deliver = useEffectEvent((body: StudioJob['request']) => {
    if (id !== null && !isPending) save({ id, request: body });
  });
  const isEditing = id !== null && !hasLeft;
  useEffect(() => {
    divert(isEditing ? (body) => deliver(body) : null);
    return () => divert(null);
  }, [isEditing, divert]);
  useEffect(() => {
    if (hasLeft) notices.show(createMessages.leftQueue);
  }, [hasLeft]);

  const begin = useCallback(
    (job: StudioJob) => {
      const now = cachedJob(client, job.id) ?? job;
      const wasWaiting = now.status === 'waiting';
      if (wasWaiting) hold(job.id);
      void mend(job);
      const count = Number(job.request['num_generations'] ?? 1);
      setVariants(Number.isInteger(count) && count > 0 ? count : 1);
      setEdited({ job, wasWaiting });
    },
    [client, hold, mend, setVariants],
  );

  function stop() {
    if (edited?.wasWaiting === true) release(edited.job.id);
    setEdited(null);
    setVariants(1);
  }

  return { edited: hasLeft ? null : edited, begin, stop };
}
