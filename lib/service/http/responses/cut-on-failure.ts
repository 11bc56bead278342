import type { Context } from 'hono';
import { describeError } from '../../../logging/describe-error.ts';
import type { HttpEnvironment } from '../environment.ts';

/**
 * Sends a body while it is read from storage. When reading fails, or there are fewer bytes than promised, the
 * connection is cut, so that the reader notices; the reason is only logged.
 *
 * @param promisedBytes as in `Content-Length`; null without one
 */
export function cutOnFailure(
  context: Context<HttpEnvironment>,
  source: ReadableStream<Uint8Array>,
  promisedBytes: number | null,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  const logger = context.get('logger');
  const outgoing = context.env?.outgoing;
  let sentBytes = 0;
  function cut(error: unknown): void {
    logger.info({ reason: describeError(error) }, 'an answer broke off');
    // Writes in progress fail now, as intended.
    outgoing?.on('error', () => undefined).destroy();
  }
  reader.closed.catch(cut);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
        sentBytes += value?.length ?? 0;
        if (done && promisedBytes !== null && sentBytes < promisedBytes) cut(new Error('it is shorter than promised'));
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
