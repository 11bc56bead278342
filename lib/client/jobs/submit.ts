import type { JsonObject } from '../../contract/model.ts';
import { batchHeader, idempotencyHeader, jobHeader } from '../../contract/studio/studio-headers.ts';
import { RequestError, request } from '../request.ts';

/** One press of the button. The key makes every repetition of it one and the same submission. */
export interface Submission {
  key: string;
  body: JsonObject;
  /** The body without what the press itself chose, as a random seed: presses of the same request have the same one. */
  written: JsonObject;
  /** Shared by what one press sends to several models; absent for a press that sends this alone. */
  batchId?: string;
  pressedAt: number;
}

/** Milliseconds in which a second press of the same request counts as the same press. */
const samePressMs = 700;

/** Whether a press only repeats the one before: a double click on an unchanged request. */
export function isSamePress(last: Submission | null, next: Pick<Submission, 'written' | 'pressedAt'>): boolean {
  if (last === null || next.pressedAt - last.pressedAt > samePressMs) return false;
  return JSON.stringify(last.written) === JSON.stringify(next.written);
}

/**
 * Sends a submission. Repeating it with the same key is safe: the studio makes one of them.
 *
 * @returns the id of the job that the studio recorded; null when it named none
 * @throws RequestError; `no_answer` means that nobody knows whether it arrived
 */
export async function submitGeneration({ key, batchId, body }: Submission): Promise<string | null> {
  const headers: Record<string, string> = { [idempotencyHeader]: key };
  if (batchId !== undefined) headers[batchHeader] = batchId;
  const response = await request('/api/ai/queue', { method: 'POST', body, headers });
  return response.headers.get(jobHeader);
}

/** Whether sending once more with the same key may help: there was no answer, or the studio said that it is busy. */
export function isWorthRepeating(error: unknown): boolean {
  return error instanceof RequestError && (error.code === 'no_answer' || error.status === 503);
}
