'use client';

import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshJobs } from '@/lib/client/jobs';
import { newId } from '@/lib/client/new-id';
import { RequestError } from '@/lib/client/request';
import { type Submission, isSamePress, isWorthRepeating, submitGeneration } from '@/lib/client/submit';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio-job';
import { isSameJson } from '@/lib/schema-form/json';

const mutationKey = ['submit'];
const tries = 6;
/** Two clocks on one desk may differ by this much. */
const clockToleranceMs = 2000;

/** How every press is sent: repeated by itself, under its key, while that may help. */
export const submitOptions = {
  mutationKey,
  mutationFn: submitGeneration,
  retry: (count: number, error: Error) => count < tries && isWorthRepeating(error),
  retryDelay: (count: number) => Math.min(15_000, 700 * 2 ** count),
};

/** A press that the studio has not answered yet. */
export interface PendingSubmission extends Submission {
  /** `sending` for the first time, `again` after silence, `waiting` for the network. */
  state: 'sending' | 'again' | 'waiting';
}

/** The presses that no listed job stands for yet: their tiles give way to the job's own. */
export function unrecorded(pending: PendingSubmission[], jobs: StudioJob[]): PendingSubmission[] {
  return pending.filter(
    ({ body, pressedAt }) =>
      !jobs.some((job) => Date.parse(job.createdAt) >= pressedAt - clockToleranceMs && isSameJson(job.request, body)),
  );
}

/** The job was recorded; should the list not be readable now, `followStudio` brings it later, and the link says so. */
const catchUp = (client: QueryClient) => refreshJobs(client).catch(() => undefined);

/**
 * Presses of the button. Each has a key of its own that all its repetitions share; a double click is one press, and a
 * press after silence repeats the one before when nothing was changed since.
 */
export function useSubmissions({
  onRecorded,
  onRefused,
}: {
  onRecorded: (jobId: string | null) => void;
  onRefused: (submission: Submission, error: RequestError) => void;
}) {
  const client = useQueryClient();
  const last = useRef<Submission | null>(null);
  const unanswered = useRef<Submission | null>(null);

  const { mutate } = useMutation({
    ...submitOptions,
    onSuccess: async (jobId) => {
      unanswered.current = null;
      await catchUp(client);
      onRecorded(jobId);
    },
    onError: async (error, submission) => {
      const refusal =
        error instanceof RequestError ? error : new RequestError(error.message, { code: 'unknown_error', status: 0 });
      unanswered.current = refusal.code === 'no_answer' ? submission : null;
      if (refusal.jobId !== null) {
        await catchUp(client);
        onRecorded(refusal.jobId);
      }
      onRefused(submission, refusal);
    },
  });

  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }): PendingSubmission => ({
      ...(state.variables as Submission),
      state: state.isPaused ? 'waiting' : state.failureCount > 0 ? 'again' : 'sending',
    }),
  });

  /**
   * Answers whether it was a press of its own.
   *
   * @param draw makes the body to send of what is written, where a press draws something of its own
   */
  function press(written: JsonObject, draw: () => JsonObject = () => written): boolean {
    const pressedAt = Date.now();
    const before = last.current;
    if (before !== null && isSamePress(before, { written, pressedAt })) {
      // A key that is held down presses on and on.
      last.current = { ...before, pressedAt };
      return false;
    }
    const earlier = unanswered.current;
    last.current =
      earlier !== null && isSameJson(earlier.written, written)
        ? { ...earlier, pressedAt }
        : { key: newId(), body: draw(), written, pressedAt };
    mutate(last.current);
    return true;
  }

  return { press, pending };
}
