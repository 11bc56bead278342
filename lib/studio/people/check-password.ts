import type { people } from '../../database/studio-people-tables.ts';
import { isSameSecret } from '../../http/is-same-secret.ts';
import type { AddressRange } from '../../network/address-range.ts';
import { firstPersonId } from './first-person.ts';
import { isPassword } from './hash-password.ts';
import { createKnownBrowsers, guessBucket } from './known-browser.ts';
import { createGuessLimit } from './limit-guesses.ts';

/** A password that somebody entered. */
export interface PasswordGuess {
  /** The headers of the request. */
  headers: Headers;
  /** The cookie of a known browser in the request. */
  browser: string | null;
  /** Whose password it may be; null when nobody has the e-mail address. */
  person: typeof people.$inferSelect | null;
  /** As it was entered, in lower case; empty for the first administrator's `STUDIO_PASSWORD`. */
  email: string;
  password: string;
}

/**
 * Checks passwords, and limits wrong ones.
 *
 * @returns the new cookie of the browser, which is known from now on; null for a wrong password
 * @throws EaselError `too_many_requests`
 */
export type CheckPassword = (guess: PasswordGuess) => Promise<string | null>;

/**
 * @param options.studioPassword the first administrator's; null for nobody's
 * @param options.secret signs the cookies
 */
export function createPasswordCheck(options: {
  studioPassword: string | null;
  secret: Buffer;
  trustedProxies: readonly AddressRange[];
}): CheckPassword {
  const { studioPassword, secret, trustedProxies } = options;
  const limitGuesses = createGuessLimit();
  const browsers = createKnownBrowsers(secret);

  return async ({ headers, browser, person, email, password }) => {
    const isFirst = person?.id === firstPersonId;
    const account = person?.id ?? email;
    const secretOfAccount = `${account}:${(isFirst ? studioPassword : person?.passwordHash) ?? ''}`;
    const knownBrowser = browsers.read(browser, secretOfAccount);
    const takeBack = limitGuesses({
      source: guessBucket(headers, knownBrowser, trustedProxies),
      account,
      isKnownBrowser: knownBrowser !== null,
    });
    // Every e-mail address takes as long, so that the time reveals nothing about whose there are.
    const isOwnPassword = email !== '' && (await isPassword(password, person?.passwordHash ?? null));
    const isStudioPassword = studioPassword !== null && isSameSecret(password, studioPassword);
    const isRight = isFirst ? isStudioPassword : isOwnPassword;
    if (!isRight || person?.isActive !== true) return null;
    takeBack();
    return browsers.issue(browser, secretOfAccount);
  };
}
