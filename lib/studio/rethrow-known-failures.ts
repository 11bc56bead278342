import { EaselError } from '../contract/error.ts';
import { isConnectionFailure } from '../database/retry-database.ts';
import { isDiskFull } from '../storage/is-disk-full.ts';
import { diskFullMessage } from './library/files/describe-failure.ts';

/**
 * Runs a request handler. A full disk and a restarting database become errors with a remedy; every other error is
 * thrown unchanged.
 *
 * @throws EaselError `insufficient_storage`, `unavailable`
 */
export async function rethrowKnownFailures<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer();
  } catch (thrown) {
    if (isDiskFull(thrown)) throw new EaselError('insufficient_storage', diskFullMessage, { cause: thrown });
    const isQuery = thrown instanceof Error && 'query' in thrown;
    if (!isQuery || !isConnectionFailure(thrown)) throw thrown;
    const message = 'The studio cannot reach its database. Try again in a moment.';
    throw new EaselError('unavailable', message, { retryAfterSeconds: 2, cause: thrown });
  }
}
