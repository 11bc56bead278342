import type { ReadAccess } from '../context/access.ts';
import type { Caller } from '../context/caller.ts';
import { sessionCookie, writeCookie } from './cookies.ts';
import type { ApiTokens } from './create-api-tokens.ts';
import type { Sessions } from './create-sessions.ts';
import { firstPersonId } from './first-person.ts';
import type { Login } from './login.ts';

/** Removes a session of before. */
const noCookie = () => writeCookie(sessionCookie, '', { seconds: 0, isSecure: false });

/** Whoever uses a studio that needs no login. */
export const openCaller: Caller = {
  personId: firstPersonId,
  role: 'administrator',
  sessionId: null,
  token: null,
  access: { by: 'open', address: null, userAgent: '' },
};

/** The login of a studio that is set up for none: everybody is its first administrator, in a session that never ends. */
export function createOpenLogin(sessions: Sessions, apiTokens: ApiTokens, readAccess: ReadAccess): Login {
  return {
    isNeeded: false,
    isRefused: async () => false,
    openId: null,
    passwordEntry: async () => null,
    identify: async (headers) => ({ ...openCaller, access: readAccess(headers, 'open') }),
    endSignal: async () => new AbortController().signal,
    logIn: async () => null,
    confirm: async () => 'wrong',
    enter: async () => noCookie(),
    logOut: async () => noCookie(),
    sessions,
    apiTokens,
  };
}
