import { AuthorizationResponseError, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { loginAddress, openIdPath, openIdReturnPath, returnPath } from '../../../contract/studio/login-address.ts';
import { isHttpsOnly } from '../../../http/is-https-only.ts';
import { isSameSecret } from '../../../http/is-same-secret.ts';
import type { Logger } from '../../../logging/create-logger.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import type { ReadAccess } from '../../context/access.ts';
import type { FailedLogins } from '../failed-logins.ts';
import type { AdmitIdentity, Identity } from './admit-identity.ts';
import { readAttempt, signAttempt, type LoginAttempt } from './login-attempt.ts';
import { createProvider, type ProviderSettings } from './provider.ts';

/** Where a step of a login leads, and the `Set-Cookie` headers that go with it. */
export interface LoginStep {
  location: string;
  cookies: string[];
}

/** The login with an OpenID Connect provider, by its authorization code flow with PKCE. */
export interface OpenId {
  /** Begins a login. It leads to the provider, or back to the login page when that cannot be reached. */
  begin: (headers: Headers, to: string | null) => Promise<LoginStep>;
  /**
   * Ends a login.
   *
   * @param answer the parameters with which the provider sent the browser back
   * @returns the way to the path of `begin` with a session, or to the login page with what is wrong
   */
  complete: (headers: Headers, answer: URLSearchParams) => Promise<LoginStep>;
}

const attemptCookie = 'easel_openid';
const attemptSeconds = 600;

/**
 * Creates the login with a provider. The provider is first asked at the first login, so a studio starts without it.
 *
 * @param options.secret signs the cookie of a login; the same for every studio process
 * @param options.origins the studio's addresses as browsers see them
 * @param options.enter opens a session for a person, and returns its `Set-Cookie`
 */
export function createOpenId(options: {
  settings: ProviderSettings;
  secret: Buffer;
  origins: readonly string[];
  admit: AdmitIdentity;
  enter: (headers: Headers, personId: string, by: 'openid') => Promise<string>;
  readAccess: ReadAccess;
  failures: FailedLogins;
  logger: Pick<Logger, 'warn'>;
}): OpenId {
  const { secret, origins, admit, enter, readAccess, failures, logger } = options;
  const provider = createProvider(options.settings);

  function attemptHeader(headers: Headers, value: string, seconds: number): string {
    const isSecure = isHttpsOnly(origins, headers.get('host'));
    // A Strict cookie would stay away when the provider, another site, sends the browser back.
    return writeCookie(attemptCookie, value, { seconds, isSecure, sameSite: 'Lax', path: openIdPath });
  }

  /** The address to return to, at the host that the browser uses: its cookies are there. */
  function returnUrl(headers: Headers): URL {
    const host = headers
      .get('host')
      ?.toLowerCase()
      .replace(/:(?:80|443)$/, '');
    const origin = origins.find((each) => new URL(each).host.replace(/:(?:80|443)$/, '') === host) ?? origins[0];
    return new URL(openIdReturnPath, origin);
  }

  /** Reads who logged in; or what is wrong. */
  async function read(
    headers: Headers,
    answer: URLSearchParams,
    attempt: LoginAttempt,
  ): Promise<Identity | 'provider' | 'refused'> {
    const url = returnUrl(headers);
    url.search = answer.toString();
    try {
      return await provider.readIdentity(url, attempt);
    } catch (thrown) {
      logger.warn({ error: describeError(thrown) }, 'a login with the provider failed');
      return thrown instanceof AuthorizationResponseError && thrown.error === 'access_denied' ? 'refused' : 'provider';
    }
  }

  return {
    async begin(headers, to) {
      const attempt = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        to: returnPath(to),
        until: Date.now() + attemptSeconds * 1000,
      };
      try {
        const location = await provider.loginUrl(returnUrl(headers).href, attempt);
        return { location, cookies: [attemptHeader(headers, signAttempt(secret, attempt), attemptSeconds)] };
      } catch (thrown) {
        logger.warn({ error: describeError(thrown) }, 'the login provider cannot be reached');
        return { location: loginAddress(to, 'provider'), cookies: [] };
      }
    },
    async complete(headers, answer) {
      // An attempt ends with its first answer.
      const cookies = [attemptHeader(headers, '', 0)];
      const attempt = readAttempt(secret, readCookie(headers, attemptCookie), Date.now());
      // Without the state of this browser's own login, the answer may be somebody else's, sent by another site.
      if (attempt === null || !isSameSecret(answer.get('state') ?? '', attempt.state)) {
        return { location: loginAddress(attempt?.to ?? null, 'unfinished'), cookies };
      }
      const identity = await read(headers, answer, attempt);
      if (typeof identity === 'string') return { location: loginAddress(attempt.to, identity), cookies };
      try {
        const access = readAccess(headers, 'openid');
        const personId = await admit(identity, access);
        if (personId === null) {
          await failures.refused(access, identity.email ?? identity.subject);
          return { location: loginAddress(attempt.to, 'refused'), cookies };
        }
        return { location: attempt.to, cookies: [...cookies, await enter(headers, personId, 'openid')] };
      } catch (thrown) {
        // The answer of the provider is used up, so the browser begins again at the login page.
        logger.warn({ error: describeError(thrown) }, 'a login with the provider was not stored');
        return { location: loginAddress(attempt.to, 'unfinished'), cookies };
      }
    },
  };
}
