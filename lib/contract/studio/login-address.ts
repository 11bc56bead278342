/** A login does not return to longer addresses: they have to fit into the form that it posts. */
const longestPath = 2_000;
/** Any origin, to check whether a path stays on it. */
const origin = 'http://studio';

/**
 * The path that a login leads back to: the page requested before it, when that is one of the studio's own, else Create.
 *
 * @param asked path and query, untrusted
 */
export function returnPath(asked: string | null): string {
  if (asked === null || asked.length > longestPath || !/^\/(?![/\\])/.test(asked)) return '/';
  const url = URL.parse(asked, origin);
  if (url?.origin !== origin || /^\/(?:login$|join\/)/.test(url.pathname) || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}`;
}

/** Begins a login with the OpenID Connect provider. */
export const openIdPath = '/api/studio/login/openid';
/** Where the provider sends the browser back to. */
export const openIdReturnPath = `${openIdPath}/return`;

/**
 * What the login page says is wrong: a wrong password, too many of them, a provider that does not answer, a person who
 * is not allowed in, or a login with the provider that did not succeed.
 */
export type LoginProblem = 'wrong' | 'wait' | 'provider' | 'refused' | 'unfinished';

/** The address of the login page, which leads back to a path afterwards. */
export function loginAddress(asked: string | null, problem: LoginProblem | null = null): string {
  const path = returnPath(asked);
  const query = new URLSearchParams({
    ...(problem === null ? {} : { problem }),
    ...(path === '/' ? {} : { to: path }),
  });
  return query.size === 0 ? '/login' : `/login?${query.toString()}`;
}

/** The page of a link that lets a person in. */
export function joinPath(token: string): string {
  return `/join/${token}`;
}
