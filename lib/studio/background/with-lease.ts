import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';

/**
 * Does work that this process has claimed, and renews its lease three times in each period for as long as that takes. A renewal that
 * fails is logged; the work goes on.
 *
 * @param options.leaseMs how long one renewal lasts
 * @param options.renew writes the new end of the lease, if the work still belongs to this process
 * @returns what the work returns; what it throws is thrown once no further renewal can begin
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
