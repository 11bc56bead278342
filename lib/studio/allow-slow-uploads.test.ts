import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { allowSlowUploads } from './allow-slow-uploads.ts';

describe('allowSlowUploads', () => {
  it('gives a server an hour from its first request on', async () => {
    const server = createServer((_request, response) => response.end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    expect(server.requestTimeout).toBe(300_000);
    allowSlowUploads();
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(server.requestTimeout).toBe(3_600_000);
    server.close();
  });
});
