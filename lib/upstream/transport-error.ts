import { EaselError, isEaselError } from '../contract/error.ts';

/** Failures before a request was sent, by their code, and what to do about each when the target is the media service. */
const neverSent: Record<string, [fact: string, remedy: string | null]> = {
  ECONNREFUSED: ['refuses connections.', 'Start it, or check MEDIA_API_URL.'],
  ENOTFOUND: ['has a name that cannot be found.', 'Check MEDIA_API_URL and the network.'],
  EAI_AGAIN: ['has a name that cannot be looked up now.', 'Check the network.'],
  EHOSTUNREACH: ['cannot be reached.', 'Check the network.'],
  ENETUNREACH: ['cannot be reached.', 'Check the network.'],
  UND_ERR_CONNECT_TIMEOUT: ['does not accept connections.', 'Check MEDIA_API_URL and the network.'],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['has a certificate that this machine does not trust.', null],
  SELF_SIGNED_CERT_IN_CHAIN: ['has a certificate that this machine does not trust.', null],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['has a certificate that this machine does not trust.', null],
  ERR_TLS_CERT_ALTNAME_INVALID: ['has a certificate for another name.', 'Check MEDIA_API_URL.'],
  CERT_HAS_EXPIRED: ['has a certificate that has expired.', null],
};

/**
 * Describes what went wrong between the studio and the media service, or the host of a result.
 *
 * @returns `unavailable` when the request surely never reached its target, `upstream_error` when it may have. An `EaselError`
 *   is returned as it is.
 */
export function describeTransportError(
  thrown: unknown,
  origin: string,
  goal: 'service' | 'result' = 'service',
): EaselError {
  if (isEaselError(thrown)) return thrown;
  const subject = goal === 'service' ? `The media service at ${origin}` : `The host of the result, ${origin},`;
  const code = errorCodeOf(thrown);
  const known = code === null ? undefined : neverSent[code];
  if (known === undefined) {
    return new EaselError('upstream_error', `${subject} broke off before its answer was complete.`, { cause: thrown });
  }
  const [fact, remedy] = known;
  const advice = goal === 'service' && remedy !== null ? ` ${remedy}` : '';
  return new EaselError('unavailable', `${subject} ${fact}${advice}`, { cause: thrown });
}

/**
 * Says where a redirect leads. The API has none, so that it is the mark of a wrong address.
 *
 * @returns `misdirected_request`, since whoever redirects has done nothing; `upstream_error` for 303, by which a server sends
 *   those on for whom it has done something
 */
export function describeRedirect(status: number, location: string | string[] | undefined, origin: string): EaselError {
  const target = URL.parse(typeof location === 'string' ? location : '', origin)?.origin ?? origin;
  const where = target === origin ? 'to another path' : `to ${target}`;
  return new EaselError(
    status === 303 ? 'upstream_error' : 'misdirected_request',
    `The media service at ${origin} redirects ${where}. Write the address that answers itself into MEDIA_API_URL.`,
  );
}

function errorCodeOf(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code;
  // Node tries every address of a name and reports all of their failures together.
  if (thrown instanceof AggregateError) return errorCodeOf(thrown.errors[0]);
  return 'cause' in thrown ? errorCodeOf(thrown.cause) : null;
}
