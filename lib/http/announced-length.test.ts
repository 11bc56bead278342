import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceLength, sendAnnouncedLength } from './announced-length.ts';

let server: Server;
let address: string;
beforeAll(async () => {
  // Sends a handler's response as Next does: without its length.
  server = createServer((request, response) => {
    sendAnnouncedLength(response);
    const headers = new Headers(request.url === '/known' ? { 'Content-Length': '11' } : {});
    announceLength(headers);
    headers.delete('content-length');
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method === 'HEAD') response.end();
    else Readable.from(['hello ', 'world']).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function lengthOf(path: string, method: string) {
  const response = await fetch(`${address}${path}`, { method });
  const { headers } = response;
  return [headers.get('content-length'), headers.get('easel-content-length'), await response.text()];
}

describe('sendAnnouncedLength', () => {
  it('sends the length of a stream, for GET and HEAD', async () => {
    expect(await lengthOf('/known', 'GET')).toEqual(['11', null, 'hello world']);
    expect(await lengthOf('/known', 'HEAD')).toEqual(['11', null, '']);
  });

  it('sends no length where none is announced', async () => {
    expect(await lengthOf('/unknown', 'GET')).toEqual([null, null, 'hello world']);
  });
});
