/**
 * Whether browsers reach a host by https and in no other way, so that they may be asked to insist on it (HSTS).
 *
 * @param origins the addresses under which the studio answers
 * @param host as in a request's `Host`
 */
export function isHttpsOnly(origins: readonly string[], host: string | null): boolean {
  const url = URL.parse(`https://${host}`);
  if (url === null) return false;
  const urls = origins.map((origin) => new URL(origin));
  // HSTS holds for every port of a host.
  const isPlain = urls.some(({ protocol, hostname }) => protocol === 'http:' && hostname === url.hostname);
  return !isPlain && urls.some(({ origin }) => origin === url.origin);
}
