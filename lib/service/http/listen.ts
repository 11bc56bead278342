import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { EaselError } from '../../contract/error.ts';
import { errorResponse } from '../../http/error-response.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';
import { refuseConnection } from './refuse-connection.ts';

/** How long a request may take to arrive. An answer may take as long as it does: none of these counts then. */
export interface ArrivalLimits {
  headersMs: number;
  /** The whole request; large files come slowly. */
  requestMs: number;
  checkEveryMs: number;
}

/** Something that listens for HTTP. */
export interface Listener {
  url: string;
  /** Takes no more connections, and waits a little for what is still being answered. */
  stop: () => Promise<void>;
}

const patienceMs = 4000;
const usualArrival: ArrivalLimits = { headersMs: 20_000, requestMs: 3_600_000, checkEveryMs: 5000 };

/** Listens for HTTP and hands each request to `fetch`. What is no request is refused in the words of the API too. */
export async function listen(options: {
  fetch: Parameters<typeof getRequestListener>[0];
  host: string;
  port: number;
  logger: Logger;
  arrival?: ArrivalLimits | undefined;
}): Promise<Listener> {
  const { host, port, arrival = usualArrival } = options;

  function answerUnreadable(error: unknown): Response {
    if (error instanceof Error && error.name === 'RequestError') {
      return errorResponse(new EaselError('invalid_params', 'The address or the Host header cannot be read.'));
    }
    options.logger.error({ error: describeError(error) }, 'a request failed');
    return errorResponse(new EaselError('unknown_error', 'Something went wrong in the service. Try again.'));
  }

  const answer = getRequestListener(options.fetch, { errorHandler: answerUnreadable });
  const server = createServer(
    {
      headersTimeout: arrival.headersMs,
      requestTimeout: arrival.requestMs,
      connectionsCheckingInterval: arrival.checkEveryMs,
      keepAliveTimeout: 30_000,
      // A request without one is refused below, in the words of the API.
      requireHostHeader: false,
      // A caller whose machine is gone says nothing: the system asks whether it is still there.
      keepAlive: true,
      keepAliveInitialDelay: 60_000,
    },
    (incoming, outgoing) => void answer(incoming, outgoing),
  );
  // Whatever else somebody expects of an answer, they get an answer.
  server.on('checkExpectation', (incoming, outgoing) => void answer(incoming, outgoing));
  server.on('clientError', refuseConnection);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  const shownHost = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${shownHost}:${address.port}`,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection whose answer ends after this is kept for another request, unless it is told.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const tooLong = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearInterval(idle);
      clearTimeout(tooLong);
    },
  };
}
