import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuseConnection } from './refuse-connection.ts';

/** So many bytes in each span of time. */
export interface LeastRate {
  bytes: number;
  everyMs: number;
}

/** A kilobyte a second, a hundredth of what slow lines carry; a pause of half a minute is too long as well. */
export const usualLeastRate: LeastRate = { bytes: 30_000, everyMs: 30_000 };

const tooSlow = Object.assign(new Error('The request body arrived too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Ends a request whose body arrives more slowly than a least rate, whether it is read or not: 408 where no answer has
 * begun, a cut connection otherwise. Time in which we leave the sender waiting does not count.
 */
export function endSlowBody(request: IncomingMessage, response: ServerResponse, rate: LeastRate): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let seen = socket.bytesRead;

  function check(): void {
    const arrived = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (request.complete || request.destroyed) clearInterval(timer);
    // What has arrived and is not taken yet holds the sender back.
    else if (arrived < rate.bytes && request.readableLength === 0) {
      if (response.headersSent) socket.destroy();
      else refuseConnection(tooSlow, socket);
    }
  }

  // After a moment in which this process did nothing, what came meanwhile is read first.
  const timer = setInterval(() => setImmediate(check), rate.everyMs);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
