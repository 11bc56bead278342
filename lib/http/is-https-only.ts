/**
 * Whether browsers reach a host by https only, so that the response may demand https (HSTS).
 *
 * @param origins the studio's origins
 * @param host as in a request's `Host`
 */
export function isHttpsOnly(origins: readonly string[], host: string | null): boolean {
  // Most studios have no such origin, and every request asks.
  if (!origins.some((origin) => origin.startsWith('https:'))) return false;
  const url = URL.parse(`https://${host}`);
  if (url === null) return false;
  const urls = origins.map((origin) => new URL(origin));
  // HSTS applies to every port of a host.
  const isPlain = urls.some(({ protocol, hostname }) => protocol === 'http:' && hostname === url.hostname);
  return !isPlain && urls.some(({ origin }) => origin === url.origin);
}
