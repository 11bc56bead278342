import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endSlowBody, usualLeastRate, type LeastRate } from './end-slow-body.ts';
import { refuseConnection } from './refuse-connection.ts';

/** How long a request may take to arrive. An answer may take as long as it does: none of these counts then. */
export interface ArrivalLimits {
  headersMs: number;
  /** The whole request; large files come slowly. */
  requestMs: number;
  checkEveryMs: number;
  /** What of a body has to arrive at least. */
  leastRate: LeastRate;
}

/** Something that listens for HTTP. */
export interface Listener {
  url: string;
  /** Takes no more connections, and waits a little for what is still being answered. */
  stop: () => Promise<void>;
}

const patienceMs = 4000;
const usualArrival: ArrivalLimits = {
  headersMs: 20_000,
  requestMs: 3_600_000,
  checkEveryMs: 5000,
  leastRate: usualLeastRate,
};

/**
 * Listens for HTTP and hands each request to `answer`. What is no request, and what arrives too slowly, is refused with
 * errors of the API, too.
 *
 * @param options.mayUpgrade whether a request that asks for another protocol may have it; such a request is answered like any
 *   other when it may not, and none may unless this says so
 */
export async function listen(options: {
  answer: RequestListener;
  host: string;
  port: number;
  arrival?: ArrivalLimits | undefined;
  mayUpgrade?: (request: IncomingMessage) => boolean;
}): Promise<Listener> {
  const { host, port, arrival = usualArrival, mayUpgrade = () => false } = options;
  const receive: RequestListener = (request, response) => {
    endSlowBody(request, response, arrival.leastRate);
    options.answer(request, response);
  };
  const server = createServer(
    {
      headersTimeout: arrival.headersMs,
      requestTimeout: arrival.requestMs,
      connectionsCheckingInterval: arrival.checkEveryMs,
      keepAliveTimeout: 30_000,
      // `answer` refuses a request without one, with an error of the API.
      requireHostHeader: false,
      shouldUpgradeCallback: mayUpgrade,
      // A caller whose machine is gone says nothing: the system asks whether it is still there.
      keepAlive: true,
      keepAliveInitialDelay: 60_000,
    },
    receive,
  );
  // Requests with an unknown `Expect` header are answered like any other.
  server.on('checkExpectation', receive);
  server.on('clientError', refuseConnection);
  server.on('connect', (_request, socket) => refuseConnection(new Error('This server is not a proxy.'), socket));
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
      // A connection whose response ends after this would stay open for another request.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const tooLong = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearInterval(idle);
      clearTimeout(tooLong);
    },
  };
}
