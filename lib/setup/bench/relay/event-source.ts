import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A media service with only an event stream. */
export interface EventSource {
  origin: string;
  /** The number of open streams. */
  listeners: () => number;
  emit: (data: string) => void;
  close: () => Promise<void>;
}

/** Starts it on a free local port. */
export async function startEventSource(): Promise<EventSource> {
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url !== '/api/events') {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
    streams.add(response);
    response.on('close', () => streams.delete(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    listeners: () => streams.size,
    emit: (data) => {
      for (const stream of streams) stream.write(`event: bench\ndata: ${data}\n\n`);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
