import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, fetch as send } from 'undici';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studioEventNames } from '../../../contract/studio/studio-events.ts';
import { idempotencyHeader } from '../../../contract/studio/studio-headers.ts';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import type { StudioMedia } from '../../../contract/studio/studio-media.ts';
import type { StudioSession } from '../../../contract/studio/studio-session.ts';
import { findFreePort } from '../../../database/embedded/find-free-port.ts';
import { createTestDatabase } from '../../../database/testing/test-database.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';
import { waitUntil } from '../../../setup/test/wait.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../faulty-upstream/start-faulty-upstream.ts';
import { openBrowser, type Send, type TestBrowser } from '../pair/open-browser.ts';
import { pairPassword, startPair, type Pair } from '../pair/start-pair.ts';
import { isInstalled, makeCertificate, startProxy } from './start-proxy.ts';

/** An address of this machine that is not the proxy's, so that it stands for a browser elsewhere. */
const browserAddress = '127.0.0.2';

/** What a browser may claim about its address. */
const forged = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.8', 'x-real-ip': '203.0.113.9' };

/** A sound of 64 MB: larger than any buffer on the way. */
function longSound(): Buffer {
  const data = Buffer.alloc(64_000_000, 'easel');
  const head = Buffer.from(`RIFF....WAVEfmt ${'.'.repeat(20)}data....`);
  head.writeUInt32LE(36 + data.length, 4);
  head.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 2],
    [32, 4],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt32LE(48_000, 24);
  head.writeUInt32LE(192_000, 28);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

// Skipped without the programs: `apt-get install nginx caddy openssl`.
describe.each(['nginx', 'caddy'] as const)('the recipe of %s', (name) => {
  describe.skipIf(!isInstalled(name) || !isInstalled('openssl'))('with two studios', () => {
    let upstream: FaultyUpstream;
    let pair: Pair;
    let agent: Agent;
    let origin: string;
    const ends: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      const database = await createTestDatabase('studio');
      ends.push(database.drop);
      const folder = await mkdtemp(join(tmpdir(), `easel-${name}-`));
      ends.push(() => removeFolder(folder));
      // nginx runs its workers in another account when it is started by root.
      await chmod(folder, 0o755);
      const image = sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } });
      const presence = { hasRecords: true, hasEvents: true, hasLists: true };
      upstream = await startFaultyUpstream({ ...presence, result: await image.png().toBuffer(), workMs: 50 });
      ends.push(upstream.close);
      const certificate = await makeCertificate(folder);
      const ports = { https: await findFreePort(), http: await findFreePort() };
      const studios: [number, number] = [await findFreePort(), await findFreePort()];
      origin = `https://easel.example.com:${ports.https}`;
      pair = await startPair({
        folder,
        databaseUrl: database.url,
        mediaApiUrl: upstream.origin,
        proxy: { origin, ports: studios },
      });
      ends.push(pair.close);
      const places = { ports: { ...ports, studios }, certificate, folder: join(folder, 'proxy') };
      ends.push(await startProxy(name, places));
      agent = new Agent({
        allowH2: true,
        localAddress: browserAddress,
        connect: {
          ca: await readFile(certificate.certificate, 'utf8'),
          lookup: (_host, _options, found) => found(null, '127.0.0.1', 4),
        },
      });
      ends.push(() => agent.destroy());
    });
    afterAll(async () => {
      for (const end of ends.toReversed()) await end();
    });

    const fetchThere = ((address: string, init: object) =>
      send(address, { ...init, dispatcher: agent })) as unknown as Send;

    async function logIn(): Promise<TestBrowser> {
      const browser = openBrowser(origin, fetchThere);
      await browser.logIn(pairPassword);
      return browser;
    }

    const press = (browser: TestBrowser, prompt: string, key: string = randomUUID()) => {
      upstream.scripts.set(prompt, { faults: {}, end: 'succeeded' });
      return browser.send('/api/ai/queue', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
        body: JSON.stringify({ model: 'm', prompt }),
      });
    };

    it('sets secure cookies, and shows the address of a browser that claims another', async () => {
      const browser = openBrowser(origin, (address, init) =>
        fetchThere(address, { ...init, headers: { ...(init.headers as object), ...forged } }),
      );
      const cookies = await browser.logIn(pairPassword);
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) expect(cookie).toMatch(/; Secure(?:;|$)/);
      const { sessions } = await browser.read<{ sessions: StudioSession[] }>('/api/studio/sessions');
      expect(sessions.map(({ address }) => address)).toEqual([browserAddress]);
    });

    it('passes the Host and Origin on that the studio checks', async () => {
      const browser = await logIn();
      const change = (from: string) =>
        browser.send('/api/studio/queue', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json', origin: from },
          body: JSON.stringify({ isPaused: false }),
        });
      const answer = await change(origin);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect((await change('https://evil.example')).status).toBe(403);
    });

    it('sends events at once, uncompressed, whichever studio a job was pressed at', async () => {
      const browser = await logIn();
      const done = new Set<string>();
      const opened = Promise.withResolvers<void>();
      const { stop } = browser.follow({
        onOpen: opened.resolve,
        onEvent(event, data) {
          const job = event === studioEventNames.job ? (JSON.parse(data) as StudioJob) : null;
          if (job?.status === 'succeeded' && job.prompt !== null) done.add(job.prompt);
        },
      });
      await opened.promise;
      // In turn, so that both studios get some.
      const prompts = ['one', 'two', 'three', 'four'];
      for (const prompt of prompts) expect((await press(browser, prompt)).status).toBe(200);
      await waitUntil(() => done.size === prompts.length);
      stop();
      const leaving = new AbortController();
      const headers = { 'accept-encoding': 'gzip' };
      const stream = await browser.send('/api/events', { headers, signal: leaving.signal });
      expect(stream.headers.get('content-encoding')).toBeNull();
      leaving.abort();
    });

    it('takes large uploads and serves parts of them', async () => {
      const browser = await logIn();
      const bytes = longSound();
      const { id } = await browser.read<StudioMedia>('/api/studio/uploads', {
        method: 'POST',
        headers: { 'easel-file-name': 'long.wav' },
        body: new Uint8Array(bytes),
      });
      const part = await browser.send(`/api/studio/media/${id}`, { headers: { range: 'bytes=40000000-40000099' } });
      expect(part.status).toBe(206);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(40_000_000, 40_000_100));
    });

    it('leaves a studio out that is gone, also right after the other was', async () => {
      const browser = await logIn();
      /** A submission may get the proxy's 502; a browser repeats it. */
      const pressUntilAnswered = async (prompt: string) => {
        const key = randomUUID();
        await waitUntil(async () => (await press(browser, prompt, key)).status === 200);
      };
      for (const gone of [1, 0] as const) {
        await pair.kill(gone);
        for (let count = 0; count < 4; count += 1) {
          expect((await browser.send('/api/studio/me')).status).toBe(200);
          await pressUntilAnswered(`without ${gone}, ${count}`);
        }
        await pair.start(gone);
      }
    });
  });
});
