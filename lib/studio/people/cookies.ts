/** The value of a cookie in a request; null without it. */
export function readCookie(headers: Headers, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

/**
 * A `Set-Cookie` for a cookie that scripts cannot read and other sites cannot send.
 *
 * @param options.seconds lifetime of the cookie; 0 removes it
 * @param options.isSecure whether it is sent by https only
 */
export function writeCookie(
  name: string,
  value: string,
  { seconds, isSecure }: { seconds: number; isSecure: boolean },
): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
