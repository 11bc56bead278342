import type { JsonObject } from '@/lib/contract/model';
import { RequestError, isUnanswered } from '@/lib/client/request';
import type { Submission } from '@/lib/client/jobs/submit';
import { createStore } from '@/lib/client/create-store';
import { isSameJson } from '@/lib/schema-form/json';

/** One request of a batch, with an id of its own in it. */
export interface BatchRequest {
  id: string;
  body: JsonObject;
  /** The body without values that the press drew, such as a random seed: equal for the same request. */
  written: JsonObject;
}

/** A part of a batch: `sending`, or waiting for those before it; `sent` and recorded as a job; or `failed` with the reason. */
export type BatchPart = { id: string; submission: Submission } & (
  | { state: 'sending' }
  | { state: 'sent'; jobId: string | null }
  /** `message` is null without an answer; `isUncertain` if the studio may have recorded it nevertheless. */
  | { state: 'failed'; message: string | null; isUncertain: boolean }
);

/** Several requests that are sent as one batch, each of which is followed. */
export interface Batch {
  subscribe: (listener: () => void) => () => void;
  /** The same list until something changes; empty before the first press. */
  parts: () => readonly BatchPart[];
  /**
   * Sends one submission for each request, one after the other, so that their jobs have the same order. After one without
   * an answer, the others are not tried. It does nothing while another press is being sent. A request that the studio may
   * have recorded for an earlier press is sent as it was then, so that no job is created twice.
   */
  send: (requests: readonly BatchRequest[]) => Promise<void>;
  /**
   * Retries only failed submissions: with the same key where it is unknown whether they arrived, so that no job is
   * created twice.
   */
  retry: () => Promise<void>;
  /** Ends the last press, unless it is being sent. What is uncertain of it is remembered. */
  clear: () => void;
}

/** Creates an empty batch. */
export function createBatch(options: {
  submit: (submission: Submission) => Promise<string | null>;
  /** Called when all of a press were sent, or failed. */
  onSent?: () => Promise<void>;
  newId: () => string;
  now: () => number;
}): Batch {
  const { submit, newId, now, onSent = () => Promise.resolve() } = options;
  const parts = createStore<readonly BatchPart[]>([]);
  /** Submissions of earlier presses that the studio may have recorded. */
  let uncertain: Submission[] = [];
  const set = (part: BatchPart) => parts.set(parts.current().map((one) => (one.id === part.id ? part : one)));
  const isBusy = () => parts.current().some(({ state }) => state === 'sending');

  /** The earlier submission of the same request, for one use; null for none. */
  function recall(written: JsonObject): Submission | null {
    const found = uncertain.find((one) => isSameJson(one.written, written)) ?? null;
    uncertain = uncertain.filter((one) => one !== found);
    return found;
  }

  async function sendPart({ id, submission }: BatchPart): Promise<boolean> {
    try {
      set({ id, submission, state: 'sent', jobId: await submit(submission) });
    } catch (error) {
      const hasAnswer = !isUnanswered(error);
      const message = !hasAnswer ? null : error instanceof Error ? error.message : String(error);
      // A failed studio or proxy does not say whether the request was recorded before.
      const isUncertain = !hasAnswer || (error instanceof RequestError && error.status >= 500);
      // The studio has recorded it and retries it itself: a second submission would create another job.
      const isOpen = error instanceof RequestError && (error.status === 429 || error.status >= 500);
      if (isOpen && error.jobId !== null) set({ id, submission, state: 'sent', jobId: error.jobId });
      else set({ id, submission, state: 'failed', message, isUncertain });
      return hasAnswer;
    }
    return true;
  }

  async function sendAll(sending: readonly BatchPart[]): Promise<void> {
    let isAnswered = true;
    for (const part of sending) {
      if (isAnswered) isAnswered = await sendPart(part);
      // Never sent, or sent before under the same key: trying it again creates no second job.
      else set({ id: part.id, submission: part.submission, state: 'failed', message: null, isUncertain: true });
    }
    await onSent();
  }

  return {
    subscribe: parts.subscribe,
    parts: parts.current,
    async send(requests) {
      if (isBusy()) return;
      const pressedAt = now();
      const earlier = requests.map(({ written }) => recall(written));
      const batchId = earlier.find((submission) => submission !== null)?.batchId ?? newId();
      const pressed = requests.map(({ id, body, written }, index): BatchPart => ({
        id,
        submission: { ...(earlier[index] ?? { key: newId(), batchId, body, written }), pressedAt },
        state: 'sending',
      }));
      parts.set(pressed);
      await sendAll(pressed);
    },
    async retry() {
      if (isBusy()) return;
      const again = parts.current().flatMap((part): BatchPart[] => {
        if (part.state !== 'failed') return [];
        const { id, submission, isUncertain } = part;
        const key = isUncertain ? submission.key : newId();
        return [{ id, submission: { ...submission, key }, state: 'sending' }];
      });
      parts.set(parts.current().map((part) => again.find(({ id }) => id === part.id) ?? part));
      await sendAll(again);
    },
    clear() {
      if (isBusy()) return;
      uncertain.push(
        ...parts.current().flatMap((part) => (part.state === 'failed' && part.isUncertain ? part.submission : [])),
      );
      parts.set([]);
    },
  };
}
