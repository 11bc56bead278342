import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endSlowBody, usualLeastRate, type LeastRate } from './end-slow-body.ts';
import { refuseConnection } from './refuse-connection.ts';

/** How long a request may take to arrive. Responses have no time limit. */
export interface ArrivalLimits {
  headersMs: number;
  /** The whole request; large files take long. */
  requestMs: number;
  checkEveryMs: number;
  /** The minimum rate of a body. */
  leastRate: LeastRate;
}

/** A running HTTP server. */
export interface Listener {
  url: string;
  /** Accepts no more connections, and waits a short time for responses in progress. */
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
 * Listens for HTTP and passes each request to `answer`. Invalid requests, and those that arrive too slowly, get errors
 * of the API as well.
 *
 * @param options.mayUpgrade whether a request may upgrade to another protocol. Other upgrade requests are answered like
 *   any request. Without this option, none may.
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
      // `answer` rejects a request without a Host, with an error of the API.
      requireHostHeader: false,
      shouldUpgradeCallback: mayUpgrade,
      // TCP keepalive detects callers whose machine is gone.
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
      // Without this, a connection whose response ends later would stay open for another request.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const tooLong = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearInterval(idle);
      clearTimeout(tooLong);
    },
  };
}
