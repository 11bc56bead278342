import type { IncomingMessage } from 'node:http';

/** Header with the peer address, which the HTTP listener sets on every request. */
export const peerAddressHeader = 'x-easel-peer-address';

/**
 * Writes the peer address of a request into its headers, replacing any value of the sender. Behind Next, route handlers
 * see only headers, and Next passes on the sender's `X-Forwarded-For` unchanged.
 */
export function markPeerAddress(request: IncomingMessage): void {
  request.headers[peerAddressHeader] = request.socket.remoteAddress ?? '';
}
