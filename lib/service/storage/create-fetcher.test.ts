import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Lookup } from '../../network/public-lookup.ts';
import { createFetcher, type Fetcher } from './create-fetcher.ts';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';

let folder: string;
const servers: Server[] = [];
const fetchers: Fetcher[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-fetcher-'));
});
afterEach(async () => {
  await Promise.all(fetchers.splice(0).map((fetcher) => fetcher.close()));
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  await rm(folder, { recursive: true });
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function open(allowed: string[], changes: { lookup?: Lookup; limitBytes?: number; deadlineMs?: number } = {}): Fetcher {
  const isAllowed = (url: URL) => allowed.includes(url.origin);
  const fetcher = createFetcher({ isAllowed, limitBytes: 1024 * 1024, deadlineMs: hangBoundMs, ...changes });
  fetchers.push(fetcher);
  return fetcher;
}

const fetchText = async (fetcher: Fetcher, address: string) => {
  const path = join(folder, 'file');
  await fetcher.fetch(address, path, AbortSignal.timeout(hangBoundMs));
  return readFile(path, 'utf8');
};

describe('createFetcher', () => {
  it('reaches an allowed origin, and sends it no credentials', async () => {
    const origin = await serve((request, response) => response.end(request.headers.authorization ?? 'none'));
    expect(await fetchText(open([origin]), `${origin.replace('//', '//user:word@')}/a`)).toBe('none');
  });

  it('rejects hosts that are not public, by address and by name', async () => {
    let isReached = false;
    const origin = await serve((_request, response) => {
      isReached = true;
      response.end('inside');
    });
    const port = new URL(origin).port;
    await expect(fetchText(open([]), origin)).rejects.toThrow(/not a public address/);
    await expect(fetchText(open([]), `http://localhost:${port}`)).rejects.toThrow(/localhost is not a public address/);
    expect(isReached).toBe(false);
  });

  it('checks the address of the connection: a name that changes to an internal one is rejected', async () => {
    const origin = await serve((_request, response) => response.end('inside'));
    let asked = 0;
    const rebinding: Lookup = (_name, _options, callback) => {
      asked += 1;
      callback(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    const fetcher = open([], { lookup: rebinding });
    await expect(fetchText(fetcher, `http://public.example:${new URL(origin).port}`)).rejects.toThrow(/not a public/);
    expect(asked).toBe(1);
  });

  it('checks each redirect', async () => {
    const inside = await serve((_request, response) => response.end('inside'));
    const allowed = await serve((request, response) => {
      const target = request.url === '/in' ? inside : request.url === '/odd' ? 'file:///etc/passwd' : '/final';
      if (request.url === '/final') response.end('arrived');
      else response.writeHead(302, { location: request.url === '/loop' ? '/loop' : target }).end();
    });
    const fetcher = open([allowed]);
    expect(await fetchText(fetcher, `${allowed}/here`)).toBe('arrived');
    await expect(fetchText(fetcher, `${allowed}/in`)).rejects.toThrow(/not a public address/);
    await expect(fetchText(fetcher, `${allowed}/odd`)).rejects.toThrow(/redirects to an address that is not http/);
    await expect(fetchText(fetcher, `${allowed}/loop`)).rejects.toThrow(/redirects too many times/);
  });

  it('stops at the limit, whatever the declared length', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/honest') response.writeHead(200, { 'content-length': 3_000_000 });
      response.write(Buffer.alloc(700_000));
      response.write(Buffer.alloc(700_000));
      if (request.url !== '/honest') response.end();
    });
    const fetcher = open([origin]);
    await expect(fetchText(fetcher, `${origin}/honest`)).rejects.toThrow(/larger than 1 MB/);
    await expect(fetchText(fetcher, `${origin}/endless`)).rejects.toThrow(/larger than 1 MB/);
  });

  it('reports what went wrong', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/cut') {
        response.writeHead(200, { 'content-length': 100 });
        response.write('some');
        setImmediate(() => response.destroy());
      } else if (request.url === '/missing') response.writeHead(404).end();
    });
    const fetcher = open([origin, 'http://127.0.0.1:9'], { deadlineMs: 300 });
    const host = new URL(origin).host;
    await expect(fetchText(fetcher, `${origin}/missing`)).rejects.toThrow(`${host} returned status 404`);
    await expect(fetchText(fetcher, `${origin}/cut`)).rejects.toThrow(`the file could not be downloaded from ${host}`);
    await expect(fetchText(fetcher, `${origin}/silent`)).rejects.toThrow(`${host} took too long`);
    await expect(fetchText(fetcher, 'http://127.0.0.1:9/')).rejects.toThrow('127.0.0.1:9 refused the connection');
  });
});
