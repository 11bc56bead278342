import type { Caller } from '../context/caller.ts';
import type { ApiTokens } from './create-api-tokens.ts';
import type { Sessions } from './create-sessions.ts';
import type { OpenId } from './entry/open-id.ts';

/** What somebody enters to log in. An empty e-mail address is the first administrator's. */
export interface Credentials {
  email: string;
  password: string;
}

/** What people enter to log in by a password. */
export type PasswordEntry = 'password' | 'email' | 'either';

/**
 * The studio's login: by passwords, by an OpenID Connect provider, or by the header of a trusted proxy. A studio that is
 * set up for none of them lets everybody in, as the first administrator. Methods with `headers` take those of a request.
 */
export interface Login {
  /** Whether the studio requires a login. */
  isNeeded: boolean;
  /**
   * Who sends a request; null for somebody without a valid session. An API token goes before whom a trusted proxy names,
   * and that before a session: an invalid token is nobody even beside a valid session.
   */
  identify: (headers: Headers) => Promise<Caller | null>;
  /** Whether a trusted proxy names somebody who is not allowed in. */
  isRefused: (headers: Headers) => Promise<boolean>;
  /** Returns a signal that aborts when the session or API token of a request ends, so that its response ends too. */
  endSignal: (headers: Headers) => Promise<AbortSignal>;
  /** The login with an OpenID Connect provider; null without one. */
  openId: OpenId | null;
  /**
   * What people enter to log in by a password: `STUDIO_PASSWORD` alone, an e-mail address with it, or either; null where
   * nobody has a password.
   */
  passwordEntry: () => Promise<PasswordEntry | null>;
  /**
   * Checks credentials.
   *
   * @returns the `Set-Cookie` headers of a new session, or null when they are wrong
   * @throws EaselError `too_many_requests` after too many wrong passwords
   */
  logIn: (headers: Headers, credentials: Credentials) => Promise<string[] | null>;
  /**
   * Checks the password of the person who is logged in.
   *
   * @returns the stored hash that it was checked against, which is null for `STUDIO_PASSWORD`; `wrong` for another one
   * @throws EaselError `too_many_requests` after too many wrong passwords
   */
  confirm: (headers: Headers, caller: Caller, password: string) => Promise<{ hash: string | null } | 'wrong'>;
  /**
   * Opens a session for a person whom a link or a provider let in. @returns its `Set-Cookie`
   *
   * @throws EaselError `forbidden` for a deactivated person
   */
  enter: (headers: Headers, personId: string, by: 'link' | 'openid') => Promise<string>;
  /** Ends the session of a request. @returns the `Set-Cookie` that removes it from the browser */
  logOut: (headers: Headers) => Promise<string>;
  sessions: Pick<Sessions, 'list' | 'end' | 'endAllOf'>;
  /** They are good only in a studio that requires a login. */
  apiTokens: Omit<ApiTokens, 'find'>;
}
