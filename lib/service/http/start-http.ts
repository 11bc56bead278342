import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './create-app.ts';
import type { HttpDependencies } from './dependencies.ts';
import { createEventStreams } from './event-stream.ts';

/** The listening side of the service. */
export interface HttpSide {
  url: string;
  /** Refuses new requests, ends streams, waits a little for the rest. */
  stop: () => Promise<void>;
}

const patienceMs = 4000;

/** Listens for HTTP. */
export async function startHttp(
  options: Omit<HttpDependencies, 'streams' | 'draining'> & { host: string; port: number },
): Promise<HttpSide> {
  const { host, port, ...rest } = options;
  const draining = new AbortController();
  const streams = createEventStreams(options.hub, options.links);
  const app = createApp({ ...rest, streams, draining: draining.signal });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout: 0, keepAliveTimeout: 30_000 },
  }) as Server;
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
      draining.abort(new Error('the service is ending'));
      streams.close();
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
