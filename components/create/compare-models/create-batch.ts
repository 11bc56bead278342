import type { JsonObject } from '@/lib/contract/model';
import { RequestError, isUnanswered } from '@/lib/client/request';
import type { Submission } from '@/lib/client/jobs/submit';
import { createStore } from '@/lib/client/create-store';

/** One model's share of a batch: `sending`; `sent` and recorded as a job; or `failed` with the reason. */
export type BatchPart = { model: string; submission: Submission } & (
  | { state: 'sending' }
  | { state: 'sent'; jobId: string | null }
  | { state: 'failed'; message: string; isUnanswered: boolean }
);

/** One request sent to several models, followed by model. */
export interface Batch {
  subscribe: (listener: () => void) => () => void;
  /** The same list until something changes; empty before the first press. */
  parts: () => readonly BatchPart[];
  /** Sends one submission for each model. It does nothing while another press is being sent. */
  send: (requests: readonly { model: string; body: JsonObject }[]) => Promise<void>;
  /**
   * Retries only failed submissions: with the same key where it is unknown whether they arrived, so that no job is
   * created twice.
   */
  retry: () => Promise<void>;
  /** Forgets the last press, unless it is being sent. */
  clear: () => void;
}

/** Creates an empty batch. */
export function createBatch(options: {
  submit: (submission: Submission) => Promise<string | null>;
  newId: () => string;
  now: () => number;
}): Batch {
  const { submit, newId, now } = options;
  const parts = createStore<readonly BatchPart[]>([]);
  const set = (part: BatchPart) => parts.set(parts.current().map((one) => (one.model === part.model ? part : one)));
  const isBusy = () => parts.current().some(({ state }) => state === 'sending');

  async function sendPart({ model, submission }: BatchPart): Promise<void> {
    try {
      set({ model, submission, state: 'sent', jobId: await submit(submission) });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // The studio has recorded it and retries it itself: a second submission would create another job.
      const isOpen = error instanceof RequestError && (error.status === 429 || error.status >= 500);
      if (isOpen && error.jobId !== null) set({ model, submission, state: 'sent', jobId: error.jobId });
      else set({ model, submission, state: 'failed', message, isUnanswered: isUnanswered(error) });
    }
  }

  return {
    subscribe: parts.subscribe,
    parts: parts.current,
    async send(requests) {
      if (isBusy()) return;
      const batchId = newId();
      const pressedAt = now();
      const fresh = requests.map(({ model, body }): BatchPart => ({
        model,
        submission: { key: newId(), batchId, body, written: body, pressedAt },
        state: 'sending',
      }));
      parts.set(fresh);
      await Promise.all(fresh.map(sendPart));
    },
    async retry() {
      if (isBusy()) return;
      const again = parts.current().flatMap((part): BatchPart[] => {
        if (part.state !== 'failed') return [];
        const { model, submission, isUnanswered } = part;
        const key = isUnanswered ? submission.key : newId();
        return [{ model, submission: { ...submission, key }, state: 'sending' }];
      });
      parts.set(parts.current().map((part) => again.find(({ model }) => model === part.model) ?? part));
      await Promise.all(again.map(sendPart));
    },
    clear() {
      if (!isBusy()) parts.set([]);
    },
  };
}
