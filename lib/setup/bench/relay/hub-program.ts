import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createEventHub } from '../../../studio/events/create-event-hub.ts';

// The event hub in its own process, whose heap can be collected and measured. It takes requests over IPC, and is
// started with --expose-gc.
const hub = createEventHub({ resyncEvent: 'resync' });
const server = createServer((_request, response) => {
  const leaving = new AbortController();
  response.on('close', () => leaving.abort());
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const stream = hub.open({ lastEventId: null, greeting: [], signal: leaving.signal });
  pipeline(Readable.fromWeb(stream as NodeReadableStream<Uint8Array>), response).catch(() => undefined);
});

function weigh(): number {
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

process.on('message', (message: { publish?: string }) => {
  if (message.publish === undefined) process.send?.({ bytes: weigh(), readers: hub.readers() });
  else {
    hub.publish('bench', message.publish);
    process.send?.({});
  }
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
