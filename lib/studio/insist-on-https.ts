import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHttpsOnly } from '../http/is-https-only.ts';

/** A year, for the host alone: what else lies below its name is not ours. */
const strictTransport = 'max-age=31536000';

/**
 * Has browsers that come by https never come otherwise again (RFC 6797). It is on every answer of this process, Next's own among
 * them, which no handler sees.
 *
 * @param origins the studio's addresses as browsers see them
 */
export function insistOnHttps(origins: readonly string[]): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (isHttpsOnly(origins, request.headers.host ?? null)) {
      response.setHeader('Strict-Transport-Security', strictTransport);
    }
  });
}
