'use client';

import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newId } from '@/lib/client/new-id';
import { mayBeRecorded, RequestError } from '@/lib/client/request';
import { type Submission, isSamePress, isWorthRepeating, submitGeneration } from '@/lib/client/jobs/submit';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { isSameJson } from '@/lib/schema-form/json';

const mutationKey = ['submit'];
const tries = 6;

/** The options of every submission: retried under its key while that may help. */
export const submitOptions = {
  mutationKey,
  mutationFn: async (submission: Submission) => {
    // Sent at once: a page that is loaded anew does not wait for imports.
    const [jobId] = await Promise.all([submitGeneration(submission), rememberOwn(submission.batchId)]);
    return jobId;
  },
  retry: (count: number, error: Error) => count < tries && isWorthRepeating(error),
  retryDelay: (count: number) => Math.min(15_000, 700 * 2 ** count),
};

/** Records that this browser submitted a batch, which its tabs then follow. A press is sent even if this cannot load. */
async function rememberOwn(batchId: string): Promise<void> {
  const { rememberOwnBatch } = await import('@/lib/client/jobs/own-batches').catch(() => ({ rememberOwnBatch: null }));
  rememberOwnBatch?.(batchId);
}

/** A submission that the studio has not answered yet. */
export interface PendingSubmission extends Submission {
  /** `sending` for the first time, `again` without an answer, `waiting` for the network. */
  state: 'sending' | 'again' | 'waiting';
}

/** The submissions without a listed job yet, one of each batch: the tile of the batch replaces theirs. */
export function unrecorded(pending: readonly PendingSubmission[], jobs: readonly StudioJob[]): PendingSubmission[] {
  const shown = new Set(jobs.map(({ batchId }) => batchId));
  return pending.filter(({ batchId }) => shown.size !== shown.add(batchId).size);
}

/** If the list can't be read now, the event stream brings the recorded job later. */
const readRecorded = (client: QueryClient) =>
  import('@/lib/client/jobs/job-updates').then(({ refreshJobs }) => refreshJobs(client)).catch(() => undefined);

/** The submissions, and a function that sends one. */
export interface Submissions {
  /**
   * Sends a request. Returns false for a repetition of the last press, which sends nothing.
   *
   * @param draw returns the body to send, where random values such as a seed are drawn for it
   */
  submit: (written: JsonObject, draw?: () => JsonObject) => boolean;
  /**
   * Sends several requests as one batch, one after the other, so that their jobs have the same order. A repetition of the
   * last press sends nothing.
   */
  submitBatch: (written: JsonObject, draw: () => readonly JsonObject[]) => void;
  pending: PendingSubmission[];
}

/**
 * Sends requests, each under its own key that all retries share. A double click counts as one press, and a press after
 * a lost answer repeats the previous one unless something changed since.
 */
export function useSubmissions({
  onRecorded,
  onRefused,
}: {
  /** Called once the studio has recorded a submission, with the time of its press. */
  onRecorded: (pressedAt: number) => void;
  onRefused: (submission: Submission, error: RequestError) => void;
}): Submissions {
  const client = useQueryClient();
  const last = useRef<Submission | null>(null);
  const unanswered = useRef<Submission | null>(null);

  const { mutate, mutateAsync } = useMutation({
    ...submitOptions,
    onSuccess: async (_jobId, { pressedAt }) => {
      unanswered.current = null;
      await readRecorded(client);
      onRecorded(pressedAt);
    },
    onError: async (error, submission) => {
      const refusal =
        error instanceof RequestError ? error : new RequestError(error.message, { code: 'unknown_error', status: 0 });
      unanswered.current = mayBeRecorded(refusal) ? submission : null;
      if (refusal.jobId !== null) {
        await readRecorded(client);
        onRecorded(submission.pressedAt);
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

  function submit(written: JsonObject, draw: () => JsonObject = () => written): boolean {
    const pressedAt = Date.now();
    const before = last.current;
    if (before !== null && isSamePress(before, { written, pressedAt })) {
      // A key that is held down repeats its press.
      last.current = { ...before, pressedAt };
      return false;
    }
    const earlier = unanswered.current;
    last.current =
      earlier !== null && isSameJson(earlier.written, written)
        ? { ...earlier, pressedAt }
        : { key: newId(), batchId: newId(), body: draw(), written, pressedAt };
    mutate(last.current);
    return true;
  }

  function submitBatch(written: JsonObject, draw: () => readonly JsonObject[]): void {
    const pressedAt = Date.now();
    const before = last.current;
    if (before !== null && isSamePress(before, { written, pressedAt })) return;
    const batchId = newId();
    const press = draw().map((body): Submission => ({ key: newId(), batchId, body, written, pressedAt }));
    last.current = press[0] ?? before;
    void sendInOrder(press, mutateAsync);
  }

  return { submit, submitBatch, pending };
}

/**
 * Sends each submission after the answer to the one before: the studio records them in the order in which they arrive.
 * After one without an answer, the others are not tried. Errors are reported where each is sent.
 */
async function sendInOrder(
  press: readonly Submission[],
  send: (submission: Submission) => Promise<unknown>,
): Promise<void> {
  for (const submission of press) {
    const isAnswered = await send(submission).then(
      () => true,
      (error: unknown) => !isWorthRepeating(error),
    );
    if (!isAnswered) return;
  }
}
