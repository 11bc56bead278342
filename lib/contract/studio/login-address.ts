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
  if (url?.origin !== origin || url.pathname === '/login' || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}`;
}

/** The address of the login page, which leads back to a path afterwards. */
export function loginAddress(asked: string | null, problem: 'wrong' | 'wait' | null = null): string {
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
