import type { Context } from 'hono';
import { describeError } from '../../logging/describe-error.ts';
import type { HttpEnvironment } from './environment.ts';

/**
 * A body that is read from elsewhere while it is sent. When that fails on the way, the connection is cut, which tells the
 * reader that something is missing; the reason goes into the log alone.
 */
export function cutOnFailure(
  context: Context<HttpEnvironment>,
  source: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  const logger = context.get('logger');
  const outgoing = context.env?.outgoing;
  reader.closed.catch((error: unknown) => {
    logger.info({ reason: describeError(error) }, 'an answer broke off');
    // What was about to be written fails now, as it should.
    outgoing?.on('error', () => undefined).destroy();
  });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
