import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../database/embedded/find-free-port.ts';
import { awaitEmbeddedService } from './await-embedded-service.ts';

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
}

describe('awaitEmbeddedService', () => {
  it('returns as soon as the service responds successfully', async () => {
    const port = await findFreePort();
    const mediaApi = { baseUrl: `http://127.0.0.1:${port}`, key: null, isEmbedded: true, sendsUser: true };
    let looks = 0;
    const server = createServer((_, response) => {
      looks += 1;
      response.writeHead(looks < 3 ? 503 : 200).end();
    });
    const waiting = awaitEmbeddedService(mediaApi);
    await listen(server, port);
    await waiting;
    expect(looks).toBe(3);
  });

  it('gives up after its deadline', async () => {
    const mediaApi = {
      baseUrl: `http://127.0.0.1:${await findFreePort()}`,
      key: null,
      isEmbedded: true,
      sendsUser: true,
    };
    await expect(awaitEmbeddedService(mediaApi, 100)).resolves.toBeUndefined();
  });

  it('does not wait for an external service', async () => {
    const mediaApi = { baseUrl: 'http://192.0.2.1', key: 'key', isEmbedded: false, sendsUser: false };
    await expect(awaitEmbeddedService(mediaApi, 60_000)).resolves.toBeUndefined();
  });
});
