import type { IncomingMessage } from 'node:http';

/** Set on every request by the listener that accepts its connection: the address at the connection's other end. */
export const peerAddressHeader = 'x-easel-peer-address';

/**
 * Writes where a request comes from into its headers, over whatever the sender wrote there. Behind Next, handlers see headers
 * alone, and Next leaves an `X-Forwarded-For` of the sender's own as it is.
 */
export function markPeerAddress(request: IncomingMessage): void {
  request.headers[peerAddressHeader] = request.socket.remoteAddress ?? '';
}
