import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDownloader, type Downloader } from './create-downloader.ts';
import { discardBody } from '../network/discard-body.ts';
import { startScriptedUpstream, type ScriptedUpstream } from './testing/scripted-upstream.ts';

const key = 'canary-key-0123456789';
const { signal } = new AbortController();
let api: ScriptedUpstream;
let other: ScriptedUpstream;
let downloader: Downloader;

beforeAll(async () => {
  [api, other] = await Promise.all([startScriptedUpstream(), startScriptedUpstream()]);
  downloader = createDownloader({ apiOrigin: api.origin, key, allowedOrigins: [] });
});
afterAll(() => Promise.all([downloader.close(), api.close(), other.close()]));

const keyed = (service: ScriptedUpstream) =>
  service.seen.filter(({ headers }) => headers['authorization'] !== undefined);

describe('createDownloader', () => {
  it('fetches from the service itself, without the key', async () => {
    api.script(/^GET \/file/, (_request, response) => response.end('bytes'), 1);
    const { status, body } = await downloader.open(`${api.origin}/file`, { signal });
    expect(status).toBe(200);
    expect(await text(body)).toBe('bytes');
    expect(keyed(api)).toEqual([]);
  });

  it('sends the key only to the service, after a refusal without it', async () => {
    api.script(/^GET \/locked/, (request, response) => {
      response.writeHead(request.headers['authorization'] === `Bearer ${key}` ? 200 : 401).end('open');
    });
    const { status, body } = await downloader.open(`${api.origin}/locked`, { signal });
    expect(status).toBe(200);
    expect(await text(body)).toBe('open');
  });

  it('rejects internal addresses, as numbers, as names and behind redirects', async () => {
    const { port } = new URL(other.origin);
    const inside = [
      other.origin,
      `http://localhost:${port}`,
      'http://[::1]/',
      'http://169.254.169.254/latest',
      'http://0x7f.1/',
    ];
    for (const address of inside) {
      await expect(downloader.open(address, { signal })).rejects.toMatchObject({ code: 'forbidden' });
    }
    api.script(/^GET \/away/, (_request, response) => response.writeHead(302, { location: other.origin }).end());
    await expect(downloader.open(`${api.origin}/away`, { signal })).rejects.toMatchObject({ code: 'forbidden' });
    expect(other.seen).toEqual([]);
  });

  it('follows redirects to allowed addresses, never with the key', async () => {
    const allowing = createDownloader({ apiOrigin: api.origin, key, allowedOrigins: [other.origin] });
    other.script(/^GET \/there/, (_request, response) => response.writeHead(403).end());
    api.script(/^GET \/away/, (_request, response) =>
      response.writeHead(307, { location: `${other.origin}/there` }).end(),
    );
    const { status, body } = await allowing.open(`${api.origin}/away`, { signal });
    discardBody(body);
    expect(status).toBe(403);
    expect(other.seen).toHaveLength(1);
    expect(keyed(other)).toEqual([]);
    await allowing.close();
  });

  it('does not treat the host of a result as the service', async () => {
    const closed = await startScriptedUpstream();
    const allowing = createDownloader({ apiOrigin: api.origin, key, allowedOrigins: [closed.origin] });
    await closed.close();
    const opened = allowing.open(`${closed.origin}/file`, { signal });
    await expect(opened).rejects.toThrow(`The server of the result at ${closed.origin} refuses connections.`);
    await expect(opened).rejects.not.toThrow('MEDIA_API_URL');
    await allowing.close();
  });

  it('rejects redirect loops and invalid addresses', async () => {
    api.script(/^GET \/circle/, (_request, response) => response.writeHead(302, { location: '/circle' }).end());
    await expect(downloader.open(`${api.origin}/circle`, { signal })).rejects.toMatchObject({ code: 'upstream_error' });
    for (const address of ['', 'nonsense', 'file:///etc/passwd', 'data:text/plain,hi', '/relative']) {
      await expect(downloader.open(address, { signal })).rejects.toMatchObject({ code: 'invalid_params' });
    }
  });
});
