import { EaselError, isEaselError } from '../contract/error.ts';

const neverSent: Record<string, string> = {
  ECONNREFUSED: 'refuses connections. Start it, or check MEDIA_API_URL.',
  ENOTFOUND: 'has a name that cannot be found. Check MEDIA_API_URL and the network.',
  EAI_AGAIN: 'has a name that cannot be looked up now. Check the network.',
  EHOSTUNREACH: 'cannot be reached. Check the network.',
  ENETUNREACH: 'cannot be reached. Check the network.',
  UND_ERR_CONNECT_TIMEOUT: 'does not accept connections. Check MEDIA_API_URL and the network.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that this machine does not trust.',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate that this machine does not trust.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'has a certificate that this machine does not trust.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another name. Check MEDIA_API_URL.',
  CERT_HAS_EXPIRED: 'has a certificate that has expired.',
};

/**
 * Says in plain words what went wrong between the studio and the media service.
 *
 * @returns `unavailable` when the request surely never reached the service, `upstream_error` when it may have. An
 *   `EaselError` is returned as it is.
 */
export function describeTransportError(thrown: unknown, origin: string): EaselError {
  if (isEaselError(thrown)) return thrown;
  const code = errorCodeOf(thrown);
  const words = code === null ? undefined : neverSent[code];
  if (words !== undefined) {
    return new EaselError('unavailable', `The media service at ${origin} ${words}`, { cause: thrown });
  }
  return new EaselError('upstream_error', `The media service at ${origin} broke off before its answer was complete.`, {
    cause: thrown,
  });
}

function errorCodeOf(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code;
  // Node tries every address of a name and reports all of their failures together.
  if (thrown instanceof AggregateError) return errorCodeOf(thrown.errors[0]);
  return 'cause' in thrown ? errorCodeOf(thrown.cause) : null;
}
