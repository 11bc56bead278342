import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';

/**
 * Runs work that this process has claimed, and meanwhile renews its lease three times per lease period. A failed
 * renewal is logged; the work continues.
 *
 * @param options.leaseMs how long one renewal lasts
 * @param options.renew writes the new end of the lease, if the work still belongs to this process
 * @returns the result of the work; its error is thrown once no further renewal can start
 */
export async function withLease<Result>(
  options: { leaseMs: number; renew: () => Promise<void>; logger: Logger },
  work: () => Promise<Result>,
): Promise<Result> {
  const { leaseMs, renew, logger } = options;
  const renewal = setInterval(() => {
    renew().catch((error: unknown) => logger.warn({ error: describeError(error) }, 'a lease could not be renewed'));
  }, leaseMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
  }
}
