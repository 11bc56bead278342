import { setTimeout as wait } from 'node:timers/promises';
import { isEaselError } from '../../../contract/error.ts';
import { looseGenerationRecordSchema, type LooseGenerationRecord } from '../../../contract/generation-record.ts';
import { apiPath } from '../../../upstream/path.ts';
import { retryDelay } from '../../background/retry-delay.ts';
import type { StudioContext } from '../../context/studio-context.ts';

/** Attempts to read one record while the service is unavailable. */
const maxAttempts = 6;
const longestRetryMs = 60_000;
/** Temporary responses: the same request may succeed later. */
const saysLater = (status: number) => status === 408 || status === 429 || status >= 500;

/** The media service does not respond, or refuses the key. */
export class SilentServiceError extends Error {
  override name = 'SilentServiceError';
}

/**
 * Reads the record of a finished generation, for which no person waits: while the service is busy, it retries with
 * increasing delays.
 *
 * @returns null when the service has no such record, or refuses it, for example because it belongs to another key
 * @throws SilentServiceError when the service does not respond, or refuses the key (401)
 */
export async function askForRecord(
  context: StudioContext,
  generationId: string,
  signal: AbortSignal,
): Promise<LooseGenerationRecord | null> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const answer = await ask(context, generationId, signal);
    if (answer?.status === 401) break;
    if (answer !== null && !saysLater(answer.status)) {
      const record = looseGenerationRecordSchema.safeParse(answer.json).data;
      return answer.status === 200 && record?.generation_id === generationId ? record : null;
    }
    const askedMs = Math.min(answer?.retryAfterSeconds ?? 0, 600) * 1000;
    await wait(Math.max(askedMs, retryDelay(attempt, longestRetryMs)), undefined, { signal });
  }
  throw new SilentServiceError();
}

/** The response; null when there was none. */
async function ask(context: StudioContext, generationId: string, signal: AbortSignal) {
  try {
    const path = apiPath`/api/ai/queue/${generationId}`;
    return await context.upstream.exchange({ method: 'GET', path, deadlineMs: context.deadlines.readMs, signal });
  } catch (thrown) {
    signal.throwIfAborted();
    if (isEaselError(thrown)) return null;
    throw thrown;
  }
}
