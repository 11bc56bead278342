import { EaselError, isEaselError } from '../contract/error.ts';

/** Failures before a request was sent, by code, with the remedy when the target is the media service. */
const neverSent: Record<string, [fact: string, remedy: string | null]> = {
  ECONNREFUSED: ['refuses connections.', 'Start it, or check MEDIA_API_URL.'],
  ENOTFOUND: ['cannot be found.', 'Check MEDIA_API_URL and the network.'],
  EAI_AGAIN: ['cannot be looked up right now.', 'Check the network.'],
  EHOSTUNREACH: ['cannot be reached.', 'Check the network.'],
  ENETUNREACH: ['cannot be reached.', 'Check the network.'],
  UND_ERR_CONNECT_TIMEOUT: ['did not accept the connection in time.', 'Check MEDIA_API_URL and the network.'],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['has a certificate that this machine does not trust.', null],
  SELF_SIGNED_CERT_IN_CHAIN: ['has a certificate that this machine does not trust.', null],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['has a certificate that this machine does not trust.', null],
  ERR_TLS_CERT_ALTNAME_INVALID: ['has a certificate for another host name.', 'Check MEDIA_API_URL.'],
  CERT_HAS_EXPIRED: ['has an expired certificate.', null],
};

/**
 * Describes what went wrong between the studio and the media service, or the host of a result.
 *
 * @returns `unavailable` when the request surely never reached its target, `upstream_error` when it may have. An
 *   `EaselError` is returned as it is.
 */
export function describeTransportError(
  thrown: unknown,
  origin: string,
  goal: 'service' | 'result' = 'service',
): EaselError {
  if (isEaselError(thrown)) return thrown;
  const subject = goal === 'service' ? `The media service at ${origin}` : `The server of the result at ${origin}`;
  const code = errorCodeOf(thrown);
  const known = code === null ? undefined : neverSent[code];
  if (known === undefined) {
    return new EaselError('upstream_error', `${subject} did not complete its response.`, { cause: thrown });
  }
  const [fact, remedy] = known;
  const advice = goal === 'service' && remedy !== null ? ` ${remedy}` : '';
  return new EaselError('unavailable', `${subject} ${fact}${advice}`, { cause: thrown });
}

/**
 * The error for a redirect, with its target. The API has no redirects, so the configured address is probably wrong.
 *
 * @returns `misdirected_request`, because a server that redirects has not processed the request; `upstream_error` for
 *   303, which servers send after they have
 */
export function describeRedirect(status: number, location: string | string[] | undefined, origin: string): EaselError {
  const target = URL.parse(typeof location === 'string' ? location : '', origin)?.origin ?? origin;
  const where = target === origin ? 'to another path' : `to ${target}`;
  return new EaselError(
    status === 303 ? 'upstream_error' : 'misdirected_request',
    `The media service at ${origin} redirects ${where}. Set MEDIA_API_URL to the final address.`,
  );
}

/** The code of a failed connection, as in `ECONNREFUSED`, also of a cause or of several failures; null without one. */
export function errorCodeOf(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code;
  // Node tries every address of a name and reports all failures together.
  if (thrown instanceof AggregateError) return errorCodeOf(thrown.errors[0]);
  return 'cause' in thrown ? errorCodeOf(thrown.cause) : null;
}
