import type { JsonObject } from '../../contract/model.ts';
import { batchHeader, idempotencyHeader, jobHeader } from '../../contract/studio/studio-headers.ts';
import { RequestError, request } from '../request.ts';

/** One press of Generate. Because of the key, repetitions of it are the same submission. */
export interface Submission {
  key: string;
  body: JsonObject;
  /**
   * The body without values that the press chose, such as a random seed. It is the same for all presses of a request.
   */
  written: JsonObject;
  /** Shared by the submissions of one press. */
  batchId: string;
  pressedAt: number;
}

/** Milliseconds within which a second press of the same request counts as the same press. */
const samePressMs = 700;

/** Whether a press repeats the previous one: a double click on an unchanged request. */
export function isSamePress(last: Submission | null, next: Pick<Submission, 'written' | 'pressedAt'>): boolean {
  if (last === null || next.pressedAt - last.pressedAt > samePressMs) return false;
  return JSON.stringify(last.written) === JSON.stringify(next.written);
}

/** Browsers complete only so many bytes of requests after a page is closed, all of them together: 64 KiB. */
const mostKeptBytes = 16 * 1024;

/**
 * Sends a submission, even if the page is closed or loaded anew meanwhile. Repeating it with the same key is safe: the
 * studio creates only one.
 *
 * @returns the id of the recorded job; null if the studio returned none
 * @throws RequestError; `no_answer` means that the submission may or may not have arrived
 */
export async function submitGeneration({ key, batchId, body }: Submission): Promise<string | null> {
  const headers = { [idempotencyHeader]: key, [batchHeader]: batchId };
  const keepalive = new Blob([JSON.stringify(body)]).size <= mostKeptBytes;
  const response = await request('/api/ai/queue', { method: 'POST', body, headers, keepalive });
  return response.headers.get(jobHeader);
}

/** Whether sending again with the same key may help: there was no response, or the studio is busy. */
export function isWorthRepeating(error: unknown): boolean {
  return error instanceof RequestError && (error.code === 'no_answer' || error.status === 503);
}
