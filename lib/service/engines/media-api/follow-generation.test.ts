import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import { json } from '../../../upstream/testing/scripted-upstream.ts';
import { withBench } from '../testing/engine-bench.ts';
import type { FakeMediaApi } from '../testing/fake-media-api.ts';
import { setUpMediaApi } from '../testing/set-up-media-api.ts';

const handle = { generationId: 'g' };
const recordPath = /^GET \/api\/ai\/queue\/g$/;

/** Answers reads of the generation `g` with these records, one after the other, and then with the last. */
function scriptRecords({ upstream }: FakeMediaApi, ...records: JsonObject[]): void {
  for (const [index, record] of records.toReversed().entries())
    upstream.script(
      recordPath,
      json(200, { generation_id: 'g', ...record }),
      index === 0 ? Number.POSITIVE_INFINITY : 1,
    );
}

/** Serves a text as a result. */
function scriptResult({ upstream }: FakeMediaApi, name: string, content: string): string {
  upstream.script(new RegExp(`^GET /results/${name}$`), (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(content);
  });
  return `${upstream.origin}/results/${name}`;
}

const readsOf = ({ upstream }: FakeMediaApi) =>
  upstream.seen.filter(({ method, path }) => recordPath.test(`${method} ${path}`)).length;

describe.concurrent('followGeneration', () => {
  it('downloads all results in order', () =>
    withBench(setUpMediaApi, async ({ fake, follow }) => {
      const results = ['one', 'two', 'three'].map((name) => ({ url: scriptResult(fake, name, name) }));
      scriptRecords(fake, { status: 'succeeded', results, result_url: `${fake.url}/results/other` });
      const contents = (await follow(handle)).map(({ path }) => readFile(path, 'utf8'));
      expect(await Promise.all(contents)).toEqual(['one', 'two', 'three']);
    }));

  it('downloads the only result, also by a path', () =>
    withBench(setUpMediaApi, async ({ fake, follow }) => {
      scriptResult(fake, 'one', 'one');
      scriptRecords(fake, { status: 'succeeded', result_url: '/results/one' });
      expect(await follow(handle)).toHaveLength(1);
    }));

  it('sends no key with a link, unless it is asked for', () =>
    withBench(setUpMediaApi, async ({ fake, follow, secret }) => {
      const open = scriptResult(fake, 'open', 'open');
      const closed = scriptResult(fake, 'closed', 'closed');
      fake.upstream.script(/^GET \/results\/closed$/, json(403, {}), 1);
      scriptRecords(fake, { status: 'succeeded', results: [{ url: open }, { url: closed }] });
      await follow(handle);
      const downloads = fake.upstream.seen.filter(({ path }) => path.startsWith('/results/'));
      expect(downloads.map(({ path, headers }) => [path, headers['authorization']])).toEqual([
        ['/results/open', undefined],
        ['/results/closed', undefined],
        ['/results/closed', `Bearer ${secret}`],
      ]);
    }));

  it('reads the record again for a link that no longer works', () =>
    withBench(setUpMediaApi, async ({ fake, follow }) => {
      const fresh = scriptResult(fake, 'fresh', 'fresh');
      scriptRecords(
        fake,
        { status: 'succeeded', result_url: `${fake.url}/results/expired` },
        { status: 'succeeded', result_url: fresh },
      );
      expect(await follow(handle)).toHaveLength(1);
    }));

  it('gives up on results that stay away', () =>
    withBench(setUpMediaApi, async ({ fake, follow, failureOf }) => {
      scriptRecords(fake, { status: 'succeeded', result_url: `${fake.url}/results/none` });
      expect(await failureOf(follow(handle))).toMatchObject({
        code: 'upstream_error',
        message: 'A result of Testbed could not be downloaded: it answered with status 404.',
      });
    }));

  it.each(['http://', 'http://10.0.0.1/x', 'ftp://example.com/x', 'data:image/png;base64,AAAA'])(
    'downloads nothing from %s',
    (url) =>
      withBench(setUpMediaApi, async ({ fake, follow, failureOf }) => {
        scriptRecords(fake, { status: 'succeeded', result_url: url });
        expect(await failureOf(follow(handle))).toMatchObject({ code: 'upstream_error' });
      }),
  );

  it('says that a success has no result', () =>
    withBench(setUpMediaApi, async ({ fake, follow, failureOf }) => {
      scriptRecords(fake, { status: 'succeeded', results: [], result_url: null });
      const { message } = await failureOf(follow(handle));
      expect(message).toBe('Testbed says that the generation succeeded, but has no result of it.');
    }));

  it.each([
    [{ status: 'failed', error_message: 'No faces.' }, 'upstream_error', 'Testbed failed: No faces.', []],
    [{ status: 'failed', error_message: ' ' }, 'upstream_error', 'Testbed failed: It gave no reason.', []],
    [
      { status: 'failed', error_message: 'Too wide.', error_fields: [{ pointer: '/width', message: 'too wide' }] },
      'invalid_params',
      'Testbed failed: Too wide.',
      [{ pointer: '/width', message: 'too wide' }],
    ],
    [{ status: 'cancelled' }, 'upstream_error', 'The generation was cancelled at Testbed.', []],
    [{ status: 'canceled' }, 'upstream_error', 'The generation was cancelled at Testbed.', []],
  ])('ends with the record %j', (record, code, message, fields) =>
    withBench(setUpMediaApi, async ({ fake, follow, failureOf }) => {
      scriptRecords(fake, record);
      expect(await failureOf(follow(handle))).toMatchObject({ code, message, fields });
    }),
  );

  it('goes on through statuses that it does not know, and reports what has risen', () =>
    withBench(setUpMediaApi, async ({ fake, follow }) => {
      scriptRecords(
        fake,
        { status: 'warming_up', percent: 12 },
        { status: 'processing', progress: 0.1 },
        { status: 'succeeded', result_url: scriptResult(fake, 'one', 'one') },
      );
      const shares: number[] = [];
      await follow(handle, { onProgress: (share) => shares.push(share) });
      expect(shares).toEqual([0.12]);
    }));

  it('reads the record when an event announces a change, and takes progress from events', () =>
    withBench(setUpMediaApi, async ({ fake, follow }) => {
      const { upstream } = fake;
      scriptRecords(fake, { status: 'processing', progress: 0.2 });
      const shares: number[] = [];
      const outputs = follow(handle, { onProgress: (share) => shares.push(share) });
      await expect.poll(upstream.listeners).toBe(1);
      await expect.poll(() => readsOf(fake)).toBeGreaterThan(0);
      for (const progress of [0.5, 0.4, 7, 'x', null])
        upstream.emit('media_generation_updated', { generation_id: 'g', status: 'processing', progress });
      upstream.emit('media_generation_updated', { generation_id: 'other', status: 'processing', progress: 0.9 });
      upstream.emitRaw('event: noise\ndata: {"no":\n\n: comment\n\n');
      await expect.poll(() => shares.at(-1)).toBe(0.5);
      scriptRecords(fake, { status: 'succeeded', result_url: scriptResult(fake, 'one', 'one') });
      upstream.emit('media_generation_completed', { generation_id: 'g', status: 'succeeded' });
      expect(await outputs).toHaveLength(1);
      expect(shares).toEqual([0.2, 0.5]);
      // The stream is closed when nobody follows.
      await expect.poll(upstream.listeners).toBe(0);
    }));

  it('shares one event stream, and opens it again', () =>
    withBench(setUpMediaApi, async ({ fake, follow }) => {
      const { upstream } = fake;
      scriptRecords(fake, { status: 'processing' });
      const both = [follow(handle), follow(handle)];
      await expect.poll(upstream.listeners).toBe(1);
      upstream.cutStreams();
      await expect.poll(upstream.listeners).toBe(0);
      await expect.poll(upstream.listeners).toBe(1);
      scriptRecords(fake, { status: 'succeeded', result_url: scriptResult(fake, 'one', 'one') });
      await Promise.all(both);
      expect(upstream.seen.filter(({ path }) => path === '/api/events')).toHaveLength(2);
    }));

  it('polls a service without events', () =>
    withBench(setUpMediaApi, async ({ fake, follow }) => {
      fake.upstream.script(/^GET \/api\/events$/, json(404, {}));
      scriptRecords(fake, { status: 'queued' }, { status: 'succeeded', result_url: scriptResult(fake, 'one', 'one') });
      expect(await follow(handle)).toHaveLength(1);
    }));

  it('does not take one unknown answer for a lost generation, nor another record for its own', () =>
    withBench(setUpMediaApi, async ({ fake, follow, failureOf }) => {
      scriptRecords(fake, { status: 'succeeded', result_url: scriptResult(fake, 'one', 'one') });
      fake.upstream.script(recordPath, json(404, {}), 1);
      expect(await follow(handle)).toHaveLength(1);
      fake.upstream.script(recordPath, json(200, { generation_id: 'other', status: 'succeeded' }));
      expect(await failureOf(follow(handle))).toMatchObject({ reason: 'away' });
    }));

  it('has forgotten what a handle of another kind names', () =>
    withBench(setUpMediaApi, async ({ follow, failureOf, engine }) => {
      for (const generationId of [7, '..', 'a/../b'])
        expect(await failureOf(follow({ generationId }))).toMatchObject({ reason: 'forgotten' });
      await engine.cancel({ promptId: 'x' }, new AbortController().signal);
    }));
});
