import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { markPeerAddress } from '../network/peer-address.ts';

/** Has every request of this process say where it comes from, before Next, whose server this is, sees it. */
export function markRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    markPeerAddress(request);
  });
}
