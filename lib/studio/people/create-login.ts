import { scrypt, type BinaryLike } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { personLimits } from '../../contract/studio/person-limits.ts';
import type { Database } from '../../database/connect.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import { people } from '../../database/studio-people-tables.ts';
import { isHttpsOnly } from '../../http/is-https-only.ts';
import type { AddressRange } from '../../network/address-range.ts';
import type { Logger } from '../../logging/create-logger.ts';
import type { DatabaseListener } from '../events/listen-to-database.ts';
import { record } from '../audit/record.ts';
import type { AuditAccess } from '../../contract/studio/audit-actions.ts';
import { createAccess } from '../context/access.ts';
import type { Caller, Identified } from '../context/caller.ts';
import { createOpenLogin } from './create-open-login.ts';
import type { Login, PasswordEntry } from './login.ts';
import { createPasswordCheck } from './check-password.ts';
import { createFailedLogins } from './failed-logins.ts';
import { readCookie, sessionCookie, writeCookie } from './cookies.ts';
import { apiTokenId, createApiTokens } from './create-api-tokens.ts';
import { createEndSignals } from './create-end-signals.ts';
import { createSessions, endAllSessions, type Sessions } from './create-sessions.ts';
import { createAdmission, type RoleRules } from './entry/admit-identity.ts';
import { createOpenId } from './entry/open-id.ts';
import { createProxyIdentity } from './entry/proxy-identity.ts';
import type { ProviderSettings } from './entry/provider.ts';
import { firstPersonId } from './first-person.ts';
import { readApiToken } from './read-api-token.ts';
import { tokenId } from './secret-token.ts';

const browserCookie = 'easel_browser';
const sessionSeconds = 30 * 24 * 60 * 60;
const browserSeconds = 400 * 24 * 60 * 60;
/**
 * How long an event stream lasts that a proxy's header opened. Nothing says that the proxy has logged somebody out, so
 * the browser connects again and is asked for the header.
 */
const proxiedStreamMs = 5 * 60_000;

const sessionIdOf = (headers: Headers) => tokenId(readCookie(headers, sessionCookie));
const derive = promisify<BinaryLike, BinaryLike, number, Buffer>(scrypt);

/**
 * With neither a password nor a provider nor a proxy's header, the studio is open and all sessions end.
 *
 * @param options.password the first administrator's; null without one; a changed one ends the sessions that the old one
 *   opened
 * @param options.openId the OpenID Connect provider; null without one
 * @param options.proxyLogin the headers by which a trusted proxy names people; null without them
 * @param options.roles the roles of people whom either names
 * @param options.secret signs cookies; the same for every studio process of the database
 * @param options.origins the addresses as browsers see them: cookies of https hosts are `Secure`
 * @param options.trustedProxies proxies whose `X-Forwarded-For` and login header are trusted
 * @param options.listener reports sessions and API tokens that end, in any process
 */
export async function createLogin(options: {
  password: string | null;
  openId: ProviderSettings | null;
  proxyLogin: { header: string; groupsHeader: string | null } | null;
  roles: RoleRules;
  secret: Buffer;
  database: Database;
  listener: Pick<DatabaseListener, 'onSessionEnd' | 'onGap'>;
  origins: readonly string[];
  trustedProxies: readonly AddressRange[];
  logger: Pick<Logger, 'warn'>;
}): Promise<Login> {
  const { password: studioPassword, openId, proxyLogin, secret, database, listener } = options;
  const readAccess = createAccess(options.trustedProxies);
  // Slow to compute, since anybody who reads the database might try passwords against it. Without one, no mark fits.
  const passwordMark = studioPassword === null ? '' : (await derive(studioPassword, secret, 32)).toString('base64url');
  const sessions = createSessions({ database, passwordMark, seconds: sessionSeconds });
  const apiTokens = createApiTokens(database);
  if (studioPassword === null && openId === null && proxyLogin === null) {
    // Otherwise the old sessions would be valid again when the password comes back.
    await retryDatabase(() => endAllSessions(database));
    return createOpenLogin(sessions, apiTokens, readAccess);
  }

  const failures = createFailedLogins({ database });
  const admit = createAdmission(options);
  const readProxyIdentity =
    proxyLogin === null ? async () => null : createProxyIdentity({ ...options, ...proxyLogin, admit, failures });
  const checkPassword = createPasswordCheck({ ...options, studioPassword });
  const ends = createEndSignals(listener);
  await retryDatabase(sessions.endStale);

  function write(
    headers: Headers,
    name: string,
    value: string,
    seconds: number,
    sameSite: 'Lax' | 'Strict' = 'Strict',
  ): string {
    const isSecure = isHttpsOnly(options.origins, headers.get('host'));
    return writeCookie(name, value, { seconds, isSecure, sameSite });
  }

  /**
   * The session cookie is Lax: a browser that comes back from the provider follows redirects that another site began, and
   * would not send a Strict cookie to the page at their end. Other sites can thereby open pages and files in a
   * tab, which they cannot read; the guard refuses every other request of theirs (`lib/http/allow-list.ts`), and no GET
   * of the API changes anything.
   */
  function writeSession(headers: Headers, token: string, seconds: number): string {
    return write(headers, sessionCookie, token, seconds, 'Lax');
  }

  async function identifySender(headers: Headers): Promise<Identified | null> {
    const token = readApiToken(headers);
    if (token !== null) {
      const id = apiTokenId(token);
      return id === null ? null : apiTokens.find(id);
    }
    const named = await readProxyIdentity(headers);
    if (named === 'refused') return null;
    const id = sessionIdOf(headers);
    const caller = id === null ? null : await sessions.find(id);
    // The proxy decides: a session of somebody else is left from before.
    return named === null || named.personId === caller?.personId ? caller : named;
  }

  async function identify(headers: Headers): Promise<Caller | null> {
    const sender = await identifySender(headers);
    if (sender === null) return null;
    const by = sender.sessionId === null ? 'proxy' : 'session';
    return { ...sender, access: readAccess(headers, sender.token === null ? by : 'token') };
  }

  /** Opens a session in place of the one that the browser may have. @returns null for a person who may not log in */
  async function open(
    headers: Headers,
    by: AuditAccess,
    session: Omit<Parameters<Sessions['open']>[0], 'access'>,
  ): Promise<string | null> {
    const before = sessionIdOf(headers);
    if (before !== null) await sessions.replace(before);
    const token = await sessions.open({ ...session, access: readAccess(headers, by) });
    return token === null ? null : writeSession(headers, token, sessionSeconds);
  }

  async function enter(headers: Headers, personId: string, by: 'link' | 'openid'): Promise<string> {
    const cookie = await open(headers, by, { personId, isByStudioPassword: false });
    if (cookie === null) throw new EaselError('forbidden', 'This account is deactivated. Ask an administrator.');
    return cookie;
  }

  async function passwordEntry(): Promise<PasswordEntry | null> {
    const isOther = and(ne(people.id, firstPersonId), isNotNull(people.passwordHash));
    const others = await database.select({ id: people.id }).from(people).where(isOther).limit(1);
    if (others.length === 0) return studioPassword === null ? null : 'password';
    return studioPassword === null ? 'email' : 'either';
  }

  async function findPerson(where: ReturnType<typeof eq>) {
    const [person] = await database.select().from(people).where(where);
    return person ?? null;
  }

  /** The person of an e-mail address as it was entered; the first administrator for an empty one. */
  async function findByEmail(email: string) {
    if (email === '') return findPerson(eq(people.id, firstPersonId));
    return email.includes('\0') ? null : findPerson(eq(people.email, email));
  }

  return {
    isNeeded: true,
    identify,
    isRefused: async (headers) => (await readProxyIdentity(headers)) === 'refused',
    openId: openId === null ? null : createOpenId({ ...options, settings: openId, admit, enter, readAccess, failures }),
    async endSignal(headers) {
      const token = readApiToken(headers);
      const id = (token === null ? sessionIdOf(headers) : apiTokenId(token)) ?? '';
      const signal = ends.open(id);
      // Checked after listening has begun, so that no end is missed in between.
      const caller = await identify(headers);
      if (caller === null) ends.abort(id);
      else if (caller.token?.expiresAt) ends.abortAt(id, caller.token.expiresAt);
      const isProxied = caller !== null && caller.token === null && caller.sessionId === null;
      return isProxied ? AbortSignal.timeout(proxiedStreamMs) : signal;
    },
    passwordEntry,
    async logIn(headers, credentials) {
      const email = credentials.email.trim().toLowerCase().slice(0, personLimits.email);
      const person = await findByEmail(email);
      const { password } = credentials;
      const browser = await failures.watch({ access: readAccess(headers, 'password'), email, person }, () =>
        checkPassword({ headers, browser: readCookie(headers, browserCookie), person, email, password }),
      );
      if (browser === null || person === null) return null;
      const { id: personId, passwordHash } = person;
      const isByStudioPassword = personId === firstPersonId;
      const hash = isByStudioPassword || passwordHash === null ? {} : { passwordHash };
      const cookie = await open(headers, 'password', { personId, isByStudioPassword, ...hash });
      return cookie === null ? null : [cookie, write(headers, browserCookie, browser, browserSeconds)];
    },
    async confirm(headers, caller, password) {
      const person = await findPerson(eq(people.id, caller.personId));
      const browser = await checkPassword({
        headers,
        browser: readCookie(headers, browserCookie),
        person,
        email: person?.email ?? '',
        password,
      });
      if (browser !== null && person !== null) return { hash: person.passwordHash };
      await record(database, caller, { action: 'password_wrong', subject: null, details: {} });
      return 'wrong';
    },
    enter,
    async logOut(headers) {
      const id = sessionIdOf(headers);
      if (id !== null) await sessions.logOut(id, readAccess(headers, 'session'));
      return writeSession(headers, '', 0);
    },
    sessions,
    apiTokens,
  };
}
