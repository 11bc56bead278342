import { scrypt, type BinaryLike } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import { people } from '../../database/studio-people-tables.ts';
import { isHttpsOnly } from '../../http/is-https-only.ts';
import { isSameSecret } from '../../http/is-same-secret.ts';
import type { AddressRange } from '../../network/address-range.ts';
import { clientAddress } from '../../network/client-address.ts';
import type { DatabaseListener } from '../events/listen-to-database.ts';
import type { Caller } from './caller.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { apiTokenId, createApiTokens, type ApiTokens } from './create-api-tokens.ts';
import { createEndSignals } from './create-end-signals.ts';
import { createSessions, endAllSessions, type Sessions } from './create-sessions.ts';
import { firstPersonId } from './first-person.ts';
import { isPassword } from './hash-password.ts';
import { createKnownBrowsers, guessBucket } from './known-browser.ts';
import { createGuessLimit } from './limit-guesses.ts';
import { readApiToken } from './read-api-token.ts';
import { tokenId } from './secret-token.ts';

/** What somebody enters to log in. An empty e-mail address is the first administrator's. */
interface Credentials {
  email: string;
  password: string;
}

/**
 * The studio's login. Without `STUDIO_PASSWORD` it lets everybody in, as the first administrator. Methods with
 * `headers` take those of a request.
 */
export interface Login {
  /** Whether the studio requires a login. */
  isNeeded: boolean;
  /**
   * Who sends a request; null for somebody without a valid session. A request with an API token is only its token's, so
   * that an invalid token is nobody even beside a valid session.
   */
  identify: (headers: Headers) => Promise<Caller | null>;
  /** Returns a signal that aborts when the session or API token of a request ends, so that its response ends too. */
  endSignal: (headers: Headers) => Promise<AbortSignal>;
  /** Whether anybody but the first administrator can log in, so that the login page asks for an e-mail address. */
  asksForEmail: () => Promise<boolean>;
  /**
   * Checks credentials.
   *
   * @returns the `Set-Cookie` headers of a new session, or null when they are wrong
   * @throws EaselError `too_many_requests` after too many wrong passwords
   */
  logIn: (headers: Headers, credentials: Credentials) => Promise<string[] | null>;
  /**
   * Checks the password of a person who is logged in.
   *
   * @throws EaselError `too_many_requests` after too many wrong passwords
   */
  confirm: (headers: Headers, personId: string, password: string) => Promise<boolean>;
  /** Opens a session for a person whose link let them in. @returns its `Set-Cookie` */
  enter: (headers: Headers, personId: string) => Promise<string>;
  /** Ends the session of a request. @returns the `Set-Cookie` that removes it from the browser */
  logOut: (headers: Headers) => Promise<string>;
  sessions: Pick<Sessions, 'list' | 'end' | 'endAllOf'>;
  /** They are good only in a studio that requires a login. */
  apiTokens: Omit<ApiTokens, 'find'>;
}

const sessionCookie = 'easel_session';
const browserCookie = 'easel_browser';
const sessionSeconds = 30 * 24 * 60 * 60;
const browserSeconds = 400 * 24 * 60 * 60;

const sessionIdOf = (headers: Headers) => tokenId(readCookie(headers, sessionCookie));
const derive = promisify<BinaryLike, BinaryLike, number, Buffer>(scrypt);

/**
 * @param options.password the first administrator's; null leaves the studio open and ends all sessions; a changed one
 *   ends the sessions that the old one opened
 * @param options.secret signs cookies; the same for every studio process of the database
 * @param options.origins the addresses as browsers see them: cookies of https hosts are `Secure`
 * @param options.trustedProxies proxies whose `X-Forwarded-For` is trusted
 * @param options.listener reports sessions and API tokens that end, in any process
 */
export async function createLogin(options: {
  password: string | null;
  secret: Buffer;
  database: Database;
  listener: Pick<DatabaseListener, 'onSessionEnd' | 'onGap'>;
  origins: readonly string[];
  trustedProxies: readonly AddressRange[];
}): Promise<Login> {
  const { password: studioPassword, secret, database, listener } = options;
  // Slow to compute, since anybody who reads the database might try passwords against it.
  const passwordMark = (await derive(studioPassword ?? '', secret, 32)).toString('base64url');
  const sessions = createSessions({ database, passwordMark, seconds: sessionSeconds });
  const apiTokens = createApiTokens(database);
  if (studioPassword === null) {
    // Otherwise the old sessions would be valid again when the password comes back.
    await retryDatabase(() => endAllSessions(database));
    return openLogin(sessions, apiTokens);
  }

  const firstPassword: string = studioPassword;
  const limitGuesses = createGuessLimit();
  const browsers = createKnownBrowsers(secret);
  const ends = createEndSignals(listener);
  await retryDatabase(sessions.endStale);

  function write(headers: Headers, name: string, value: string, seconds: number): string {
    return writeCookie(name, value, { seconds, isSecure: isHttpsOnly(options.origins, headers.get('host')) });
  }

  async function identify(headers: Headers): Promise<Caller | null> {
    const { id, find } = credentialOf(headers);
    return id === null ? null : find(id);
  }

  /** What a request shows: an API token, or else a session. */
  function credentialOf(headers: Headers): { id: string | null; find: (id: string) => Promise<Caller | null> } {
    const token = readApiToken(headers);
    if (token !== null) return { id: apiTokenId(token), find: apiTokens.find };
    return { id: sessionIdOf(headers), find: sessions.find };
  }

  async function endSession(headers: Headers): Promise<void> {
    const id = sessionIdOf(headers);
    if (id !== null) await sessions.end(id);
  }

  /** Opens a session in place of the one that the browser may have. */
  async function open(headers: Headers, personId: string, isByStudioPassword: boolean): Promise<string> {
    await endSession(headers);
    const token = await sessions.open({
      personId,
      isByStudioPassword,
      userAgent: headers.get('user-agent') ?? '',
      address: clientAddress(headers, options.trustedProxies)?.toString() ?? null,
    });
    return write(headers, sessionCookie, token, sessionSeconds);
  }

  /** Checks a password. @returns the `Set-Cookie` of the known browser; null for a wrong password */
  async function check(
    headers: Headers,
    person: typeof people.$inferSelect | undefined,
    { email, password }: Credentials,
  ): Promise<string | null> {
    const isFirst = person?.id === firstPersonId;
    const account = `${person?.id ?? email}:${isFirst ? firstPassword : person?.passwordHash}`;
    const cookie = readCookie(headers, browserCookie);
    const browser = browsers.read(cookie, account);
    const takeBack = limitGuesses({
      source: guessBucket(headers, browser, options.trustedProxies),
      account: person?.id ?? email,
      isKnownBrowser: browser !== null,
    });
    // Every e-mail address takes as long, so that the time reveals nothing about whose there are.
    const isOwnPassword = email !== '' && (await isPassword(password, person?.passwordHash ?? null));
    const isRight = isFirst ? isSameSecret(password, firstPassword) : isOwnPassword;
    if (!isRight || person?.isActive !== true) return null;
    takeBack();
    return write(headers, browserCookie, browsers.issue(cookie, account), browserSeconds);
  }

  async function findPerson(where: ReturnType<typeof eq>) {
    const [person] = await database.select().from(people).where(where);
    return person;
  }

  return {
    isNeeded: true,
    identify,
    async endSignal(headers) {
      const id = credentialOf(headers).id ?? '';
      const signal = ends.open(id);
      // Checked after listening has begun, so that no end is missed in between.
      const caller = await identify(headers);
      if (caller === null) ends.abort(id);
      const expiresAt = caller?.token?.expiresAt ?? null;
      if (expiresAt !== null) ends.abortAt(id, expiresAt);
      return signal;
    },
    async asksForEmail() {
      const isOther = and(ne(people.id, firstPersonId), isNotNull(people.passwordHash));
      return (await database.select({ id: people.id }).from(people).where(isOther).limit(1)).length > 0;
    },
    async logIn(headers, credentials) {
      const email = credentials.email.trim().toLowerCase();
      const person = await findPerson(email === '' ? eq(people.id, firstPersonId) : eq(people.email, email));
      const browser = await check(headers, person, { ...credentials, email });
      if (browser === null || person === undefined) return null;
      return [await open(headers, person.id, person.id === firstPersonId), browser];
    },
    async confirm(headers, personId, password) {
      const person = await findPerson(eq(people.id, personId));
      return (await check(headers, person, { email: person?.email ?? '', password })) !== null;
    },
    enter: (headers, personId) => open(headers, personId, false),
    async logOut(headers) {
      await endSession(headers);
      return write(headers, sessionCookie, '', 0);
    },
    sessions,
    apiTokens,
  };
}

/** The login of a studio without a password: everybody is its first administrator, in a session that never ends. */
function openLogin(sessions: Sessions, apiTokens: ApiTokens): Login {
  return {
    isNeeded: false,
    identify: async () => ({ personId: firstPersonId, role: 'administrator', sessionId: null, token: null }),
    endSignal: async () => new AbortController().signal,
    asksForEmail: async () => false,
    logIn: async () => null,
    confirm: async () => false,
    enter: async () => writeCookie(sessionCookie, '', { seconds: 0, isSecure: false }),
    logOut: async () => writeCookie(sessionCookie, '', { seconds: 0, isSecure: false }),
    sessions,
    apiTokens,
  };
}
