import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { insistOnHttps } from './insist-on-https.ts';

describe('insistOnHttps', () => {
  it('is on every answer to a host that is reached by https alone', async () => {
    const server = createServer((_request, response) => response.writeHead(404, { 'X-Own': '1' }).end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    insistOnHttps(['https://easel.example', 'http://10.0.0.5:3000']);
    const { port } = server.address() as AddressInfo;
    const headerFor = async (host: string) => {
      const [answer] = (await once(get({ host: '127.0.0.1', port, headers: { host } }), 'response')) as [
        IncomingMessage,
      ];
      answer.resume();
      return answer.headers['strict-transport-security'];
    };
    expect(await headerFor('easel.example')).toBe('max-age=31536000');
    expect(await headerFor('10.0.0.5:3000')).toBeUndefined();
    expect(await headerFor('elsewhere.example')).toBeUndefined();
    server.close();
  });
});
