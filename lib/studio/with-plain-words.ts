import { EaselError } from '../contract/error.ts';
import { isConnectionFailure } from '../database/retry-database.ts';
import { isDiskFull } from '../storage/is-disk-full.ts';
import { diskFullWords } from './disk-full-words.ts';

/** A full disk and a database that is starting again are no mysteries: the browser is told what to do. */
export async function withPlainWords<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer();
  } catch (thrown) {
    if (isDiskFull(thrown)) throw new EaselError('insufficient_storage', diskFullWords, { cause: thrown });
    const isQuery = thrown instanceof Error && 'query' in thrown;
    if (!isQuery || !isConnectionFailure(thrown)) throw thrown;
    const words = 'The database of this studio is out of reach. Try again in a moment.';
    throw new EaselError('unavailable', words, { retryAfterSeconds: 2, cause: thrown });
  }
}
