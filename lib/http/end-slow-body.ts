import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuseConnection } from './refuse-connection.ts';

/** A number of bytes in each interval. */
export interface LeastRate {
  bytes: number;
  everyMs: number;
}

/** A kilobyte a second, a hundredth of a slow line's rate. A pause of half a minute is too long as well. */
export const usualLeastRate: LeastRate = { bytes: 30_000, everyMs: 30_000 };

const tooSlow = Object.assign(new Error('The request body arrived too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Ends a request whose body arrives more slowly than the minimum rate, whether it is read or not: with 408 where no
 * response has begun, else by closing the connection. Time in which this program reads nothing does not count.
 */
export function endSlowBody(request: IncomingMessage, response: ServerResponse, rate: LeastRate): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let seen = socket.bytesRead;

  function check(): void {
    const arrived = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (request.complete || request.destroyed) clearInterval(timer);
    // Bytes that arrived and are not read yet stop the sender.
    else if (arrived < rate.bytes && request.readableLength === 0) {
      if (response.headersSent) socket.destroy();
      else refuseConnection(tooSlow, socket);
    }
  }

  // After a blocked event loop, bytes that arrived meanwhile are read first.
  const timer = setInterval(() => setImmediate(check), rate.everyMs);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
