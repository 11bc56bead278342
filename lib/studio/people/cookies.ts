/** The cookie with the token of a session. */
export const sessionCookie = 'easel_session';

/** The value of a cookie in a request; null without it. */
export function readCookie(headers: Headers, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

/**
 * A `Set-Cookie` for a cookie that scripts cannot read and requests of other sites do not carry.
 *
 * @param options.seconds lifetime of the cookie; 0 removes it
 * @param options.isSecure whether it is sent by https only
 * @param options.sameSite with `Lax`, a link on another site that opens a page carries it
 * @param options.path of the requests that carry it
 */
export function writeCookie(
  name: string,
  value: string,
  options: { seconds: number; isSecure: boolean; sameSite?: 'Lax' | 'Strict'; path?: string },
): string {
  const { seconds, isSecure, sameSite = 'Strict', path = '/' } = options;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`;
}
