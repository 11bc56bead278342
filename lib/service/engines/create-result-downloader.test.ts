import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EaselError } from '../../contract/error.ts';
import { createResultDownloader } from './create-result-downloader.ts';
import { EngineError } from './engine-error.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'easel-results-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** A downloader of `http://own.test`, which answers with these statuses in turn, and of other hosts. */
function setUp({ statuses = [200], foreign = 'foreign' }: { statuses?: number[]; foreign?: string | Error } = {}) {
  const sent: boolean[] = [];
  const fetched: string[] = [];
  const download = createResultDownloader({
    name: 'Attic',
    origin: 'http://own.test',
    open: (_url, _signal, withSecrets) => {
      sent.push(withSecrets);
      return Promise.resolve({ statusCode: statuses.shift() ?? 200, body: Readable.from([Buffer.from('own')]) });
    },
    explain: () => new EngineError('away', 'Attic did not complete its answer.'),
    fetcher: {
      fetch: async (address, path) => {
        fetched.push(address);
        if (foreign instanceof Error) throw foreign;
        await writeFile(path, foreign);
      },
      close: () => Promise.resolve(),
    },
  });
  const path = join(directory, 'result');
  const run = (address: string, options: { limitBytes?: number; secretsWhenAsked?: boolean } = {}) =>
    download(URL.parse(address), path, { limitBytes: 100, signal: new AbortController().signal, ...options });
  return { run, sent, fetched, content: () => readFile(path, 'utf8') };
}

describe('createResultDownloader', () => {
  it('downloads from its own origin with the secrets', async () => {
    const { run, sent, content } = setUp();
    await run('http://own.test/a');
    expect([sent, await content()]).toEqual([[true], 'own']);
  });

  it('sends the secrets when they are asked for', async () => {
    const open = setUp();
    await open.run('http://own.test/a', { secretsWhenAsked: true });
    expect(open.sent).toEqual([false]);
    const closed = setUp({ statuses: [401, 200] });
    await closed.run('http://own.test/a', { secretsWhenAsked: true });
    expect(closed.sent).toEqual([false, true]);
  });

  it('leaves other origins to the guarded fetcher', async () => {
    const { run, sent, fetched, content } = setUp();
    await run('http://own.test:81/a');
    expect([sent, fetched, await content()]).toEqual([[], ['http://own.test:81/a'], 'foreign']);
  });

  it('refuses results beyond the limit', async () => {
    const message = 'A result of Attic could not be downloaded: the file is larger than 1 kB.';
    const tooLarge = { code: 'payload_too_large', message };
    await expect(setUp().run('http://own.test/a', { limitBytes: 2 })).rejects.toMatchObject(tooLarge);
    await expect(setUp().run('http://other.test/a', { limitBytes: 2 })).rejects.toMatchObject(tooLarge);
  });

  it.each([401, 429, 500, 503])('is away with status %i', async (status) => {
    await expect(setUp({ statuses: [status] }).run('http://own.test/a')).rejects.toMatchObject({ reason: 'away' });
  });

  it.each([302, 403, 404, 410])('ends with status %i', async (status) => {
    await expect(setUp({ statuses: [status] }).run('http://own.test/a')).rejects.toMatchObject({
      code: 'upstream_error',
      message: `A result of Attic could not be downloaded: it answered with status ${status}.`,
    });
  });

  it('explains failures of other hosts and addresses', async () => {
    const foreign = new EaselError('forbidden', '10.0.0.1 is not a public address.');
    await expect(setUp({ foreign }).run('http://10.0.0.1/a')).rejects.toMatchObject({
      code: 'upstream_error',
      message: 'A result of Attic could not be downloaded: 10.0.0.1 is not a public address.',
    });
    await expect(setUp().run('nowhere')).rejects.toMatchObject({ code: 'upstream_error' });
    await expect(setUp({ foreign: new Error('cut') }).run('http://other.test/')).rejects.toMatchObject({
      reason: 'away',
    });
  });
});
