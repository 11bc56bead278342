'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isQueuedHere } from '@/components/jobs/job-queue';
import type { JobActions } from '@/components/jobs/use-job-actions';
import { editJob } from '@/lib/client/jobs/job-requests';
import { cachedJob } from '@/lib/client/jobs/jobs';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { toasts } from '@/lib/client/toasts';
import type { FormLogic, RequestState } from '../request/request-state';

/** A queued job whose request is being edited in the form. */
export interface EditedJob {
  job: StudioJob;
  /** Whether it was held only to be edited, and is resumed after that. */
  wasWaiting: boolean;
}

/** Editing a queued job in the form. */
export interface Editing {
  /** Null while nothing is edited. */
  edited: EditedJob | null;
  begin: (job: StudioJob) => void;
  /** Ends editing without changing the job. */
  stop: () => void;
}

/**
 * Edits a job that is not sent yet: it is held meanwhile, and the send button changes it instead of creating a new one.
 */
export function useEditing({
  request,
  actions,
  jobs,
  messages,
}: {
  request: Pick<RequestState, 'edit' | 'setVariants' | 'intercept'>;
  actions: Pick<JobActions, 'hold' | 'release'>;
  jobs: readonly StudioJob[];
  /** Loaded with the form that a job is edited in. */
  messages: FormLogic['lateMessages'] | undefined;
}): Editing {
  const client = useQueryClient();
  const [edited, setEdited] = useState<EditedJob | null>(null);
  const { edit, setVariants, intercept } = request;
  const { hold, release } = actions;

  const { mutate: save, isPending } = useMutation({
    mutationFn: editJob,
    onSuccess: async (job) => {
      const { upsertJob } = await import('@/lib/client/jobs/job-updates');
      upsertJob(client, job);
      if (edited?.wasWaiting === true && isQueuedHere(job)) release(job.id);
      setEdited(null);
      setVariants(1);
      if (messages !== undefined) toasts.show(messages.savedQueued);
    },
    onError: ({ message }) => toasts.show(messages?.notSavedWhy({ why: message }) ?? message, { tone: 'bad' }),
  });

  const id = edited?.job.id ?? null;
  const queued = id === null ? undefined : jobs.find((job) => job.id === id);
  /**
   * Cancelled or resumed from elsewhere: the form stays as it is. A job whose cancelling can still be undone has left,
   * too: resuming it would send it.
   */
  const hasLeft = queued !== undefined && !isQueuedHere(queued);
  const saveBody = useEffectEvent((body: StudioJob['request']) => {
    if (id !== null && !isPending) save({ id, request: body });
  });
  const isEditing = id !== null && !hasLeft;
  useEffect(() => {
    intercept(isEditing ? (body) => saveBody(body) : null);
    return () => intercept(null);
  }, [isEditing, intercept]);
  useEffect(() => {
    if (hasLeft && messages !== undefined) toasts.show(messages.leftQueue);
  }, [hasLeft, messages]);

  const begin = useCallback(
    (job: StudioJob) => {
      const present = cachedJob(client, job.id) ?? job;
      const wasWaiting = present.status === 'waiting';
      if (wasWaiting) hold(job.id);
      void edit(job);
      const count = Number(job.request['num_generations'] ?? 1);
      setVariants(Number.isInteger(count) && count > 0 ? count : 1);
      setEdited({ job, wasWaiting });
    },
    [client, hold, edit, setVariants],
  );

  function stop() {
    if (edited?.wasWaiting === true && !hasLeft) release(edited.job.id);
    setEdited(null);
    setVariants(1);
  }

  return { edited: hasLeft ? null : edited, begin, stop };
}
