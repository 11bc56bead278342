import { EaselError } from '../../contract/error.ts';
import { createRateLimit } from '../../http/create-rate-limit.ts';

/** Wrong passwords per minute, from one address or one known browser. */
const perSource = 10;
/**
 * Wrong passwords per minute for one account, from all addresses together. A known browser of its owner is not counted,
 * so that strangers cannot lock the owner out.
 */
const perAccount = 100;

/** Counts a guess of a password. @returns a function that takes the count back, for a right password */
export type LimitGuesses = (guess: { source: string; account: string; isKnownBrowser: boolean }) => () => void;

function check(retryAfterSeconds: number): void {
  if (retryAfterSeconds === 0) return;
  throw new EaselError('too_many_requests', 'Too many wrong passwords. Try again in a moment.', { retryAfterSeconds });
}

/**
 * Limits how many wrong passwords are tried.
 *
 * @param now the time in milliseconds
 * @throws EaselError `too_many_requests` from the returned function
 */
export function createGuessLimit(now: () => number = Date.now): LimitGuesses {
  const sources = createRateLimit({ perMinute: perSource, now });
  const accounts = createRateLimit({ perMinute: perAccount, now });

  return ({ source, account, isKnownBrowser }) => {
    // First, so that a source that has to wait does not use up the guesses of the account.
    check(sources.take(source));
    if (!isKnownBrowser) check(accounts.take(account));
    return () => {
      sources.giveBack(source);
      if (!isKnownBrowser) accounts.giveBack(account);
    };
  };
}
