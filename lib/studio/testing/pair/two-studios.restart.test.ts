import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studioEventNames } from '../../../contract/studio/studio-events.ts';
import { idempotencyHeader, jobHeader } from '../../../contract/studio/studio-headers.ts';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import type { StudioMedia } from '../../../contract/studio/studio-media.ts';
import type { StudioSession } from '../../../contract/studio/studio-session.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';
import { waitUntil } from '../../../setup/test/wait.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../faulty-upstream/start-faulty-upstream.ts';
import { openBrowser, type TestBrowser } from './open-browser.ts';
import { pairPassword, startPair, type Pair } from './start-pair.ts';

let database: TestDatabase;
let folder: string;
let upstream: FaultyUpstream;
let pair: Pair;
let image: Buffer;

beforeAll(async () => {
  database = await createTestDatabase('studio');
  folder = await mkdtemp(join(tmpdir(), 'easel-pair-'));
  image = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const presence = { hasRecords: true, hasEvents: true, hasLists: true };
  upstream = await startFaultyUpstream({ ...presence, result: image, workMs: 50 });
  pair = await startPair({ folder, databaseUrl: database.url, mediaApiUrl: upstream.origin });
});
afterAll(async () => {
  await pair.close();
  await upstream.close();
  await database.drop();
  await removeFolder(folder);
});

/** A browser that has logged in through the balancer. */
async function logIn(): Promise<TestBrowser> {
  const browser = openBrowser(pair.origin);
  await browser.logIn(pairPassword);
  return browser;
}

type OneStudio = Omit<TestBrowser, 'at'>;

/** The events that a browser receives; resolves once its stream is open. */
async function eventsOf(browser: OneStudio) {
  const events: { name: string; data: string }[] = [];
  const opened = Promise.withResolvers<void>();
  const { ended, stop } = browser.follow({
    onOpen: opened.resolve,
    onEvent: (name, data) => void events.push({ name, data }),
  });
  await opened.promise;
  return { events, ended, stop };
}

const press = (browser: OneStudio, prompt: string, key: string) => {
  upstream.scripts.set(prompt, { faults: {}, end: 'succeeded' });
  return browser.send('/api/ai/queue', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
    body: JSON.stringify({ model: 'm', prompt }),
  });
};

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('two studios on one database', () => {
  it('send each browser the events of jobs that were pressed at the other', async () => {
    const browser = await logIn();
    const streams = [await eventsOf(browser.at(0)), await eventsOf(browser.at(1))];
    await press(browser.at(0), 'pressed at the first', 'first');
    await press(browser.at(1), 'pressed at the second', 'second');
    for (const { events } of streams) {
      for (const prompt of ['pressed at the first', 'pressed at the second']) {
        await waitUntil(() =>
          events
            .filter(({ name }) => name === studioEventNames.job)
            .map(({ data }) => JSON.parse(data) as StudioJob)
            .some((job) => job.prompt === prompt && job.status === 'succeeded' && job.results.length === 1),
        );
      }
    }
    const lists = await Promise.all(
      ([0, 1] as const).map((studio) => browser.at(studio).read<{ jobs: StudioJob[] }>('/api/studio/jobs')),
    );
    expect(lists[0]).toEqual(lists[1]);
    for (const { stop } of streams) stop();
  });

  it('record a submission once that both receive at the same time', async () => {
    const browser = await logIn();
    const answers = await Promise.all(
      ([0, 1, 0, 1] as const).map((studio) => press(browser.at(studio), 'pressed once', 'one-key')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ headers }) => headers.get(jobHeader))).size).toBe(1);
    expect(upstream.enqueued('pressed once')).toBe(1);
  });

  it('pause and resume one queue', async () => {
    const browser = await logIn();
    await browser.at(0).read('/api/studio/queue', json('PATCH', { isPaused: true }));
    await press(browser.at(1), 'paused', 'paused');
    expect(await browser.at(1).read('/api/studio/queue')).toMatchObject({ pausedAt: expect.any(String) as string });
    expect(upstream.enqueued('paused')).toBe(0);
    await browser.at(1).read('/api/studio/queue', json('PATCH', { isPaused: false }));
    await waitUntil(() => upstream.enqueued('paused') === 1);
  });

  it('serve ranges of what the other received', async () => {
    const browser = await logIn();
    const { id } = await browser.at(0).read<StudioMedia>('/api/studio/uploads', {
      method: 'POST',
      headers: { 'easel-file-name': 'tile.png' },
      body: new Uint8Array(image),
    });
    const part = await browser.at(1).send(`/api/studio/media/${id}`, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(image.subarray(10, 20));
  });

  it('end a session together, with its event streams', async () => {
    const [leaving, staying] = [await logIn(), await logIn()];
    const { ended } = await eventsOf(leaving.at(1));
    const { sessions } = await staying.at(0).read<{ sessions: StudioSession[] }>('/api/studio/sessions');
    expect(sessions.map(({ address }) => address)).toContain('127.0.0.1');
    expect((await leaving.at(0).send('/api/studio/sessions/current', { method: 'DELETE' })).status).toBe(204);
    await ended;
    for (const studio of [0, 1] as const) {
      expect((await leaving.at(studio).send('/api/studio/me')).status).toBe(401);
      expect((await staying.at(studio).send('/api/studio/me')).status).toBe(200);
    }
  });

  it('tell a browser to read again whose stream goes on at the other', async () => {
    const browser = await logIn();
    const { events, stop } = await eventsOf(browser.at(0));
    await press(browser, 'before the change', 'change');
    await waitUntil(() => events.some(({ name }) => name === studioEventNames.job));
    stop();
    const answer = await browser.at(1).send('/api/events', { headers: { 'last-event-id': 'of-another-studio-7' } });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('event: studio_link_changed')) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    expect(text).toContain(`event: ${studioEventNames.resync}`);
  });

  it('leave a studio out that is gone', async () => {
    const browser = await logIn();
    await pair.kill(1);
    for (let count = 0; count < 6; count += 1) expect((await browser.send('/api/studio/me')).status).toBe(200);
    await pair.start(1);
    expect((await browser.at(1).send('/api/studio/me')).status).toBe(200);
  });
});
