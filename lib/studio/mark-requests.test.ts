import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { peerAddressHeader } from '../network/peer-address.ts';
import { markRequests } from './mark-requests.ts';

describe('markRequests', () => {
  it('says where a request comes from, whatever the request says itself', async () => {
    const server = createServer((request, response) => response.end(request.headers[peerAddressHeader]));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    markRequests();
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await (await fetch(address)).text()).toBe('127.0.0.1');
    expect(await (await fetch(address, { headers: { [peerAddressHeader]: '203.0.113.9' } })).text()).toBe('127.0.0.1');
    server.close();
  });
});
