import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { libraryItemListSchema } from '../lib/contract/studio/library.ts';
import { isOpenJob } from '../lib/contract/studio/studio-job-status.ts';
import { studioJobListSchema, type StudioJob } from '../lib/contract/studio/studio-job.ts';
import { readOrMakeAccess } from '../lib/database/embedded/access.ts';
import { startEmbeddedDatabase, urlOfPrograms } from '../lib/database/embedded/start-embedded-database.ts';
import { openArchive } from '../lib/setup/backup/read-archive.ts';
import { readOrMakeKeys } from '../lib/setup/launch/keys.ts';
import { createTemporaryDataDirectory, runEasel } from '../lib/setup/test/run-easel.ts';
import { test } from './support/journey.ts';

const run = promisify(execFile);

/** Runs `npm run backup` or `npm run restore` as people do. */
async function runCommand(name: 'backup' | 'restore', file: string, dataDirectory: string): Promise<string> {
  const environment = { ...process.env, EASEL_DATA_DIR: dataDirectory };
  return (await run('npm', ['run', '--silent', name, '--', file], { env: environment })).stdout;
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Fills the queue of the service itself, where the studio sends only what there are slots for. */
async function enqueueAtService(url: string, dataDirectory: string): Promise<void> {
  const { mediaApiKey } = await readOrMakeKeys(dataDirectory);
  for (let count = 0; count < 12; count += 1) {
    const body = { model: 'ig-1', prompt: `waves ${count}`, width: 64, height: 64 };
    await post(`${url}/api/ai/queue`, body, { Authorization: `Bearer ${mediaApiKey}` });
  }
}

async function readJobs(url: string): Promise<StudioJob[]> {
  return studioJobListSchema.parse(await (await fetch(`${url}/api/studio/jobs?limit=200`)).json()).jobs;
}

/** A request that was on its way has an unknown outcome, as after a power cut: it is never sent twice. */
function isOver({ status }: StudioJob): boolean {
  return status === 'succeeded' || status === 'unconfirmed';
}

/** People at work: they generate and delete until they are stopped. */
function startLoad(url: string): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  async function generate(): Promise<void> {
    // As many as the list of jobs holds, and always some that wait, so that the backup meets them.
    for (let count = 0; !stopping.signal.aborted && count < 180;) {
      if ((await readJobs(url)).filter(({ status }) => isOpenJob(status)).length > 20) {
        await setTimeout(100);
        continue;
      }
      count += 1;
      const body = { model: 'ig-1', prompt: `hills ${count}`, width: 64, height: 64 };
      await post(`${url}/api/ai/queue`, body, { 'Idempotency-Key': randomUUID() });
    }
  }
  async function remove(): Promise<void> {
    while (!stopping.signal.aborted) {
      const done = (await readJobs(url)).flatMap(({ results }) => results.map(({ id }) => id));
      const ids = done.slice(0, Math.floor(done.length / 3));
      await setTimeout(100);
      if (ids.length === 0) continue;
      await post(`${url}/api/studio/library/changes`, { selection: { ids }, change: { do: 'trash' } });
      await fetch(`${url}/api/studio/library/trash`, { method: 'DELETE' });
    }
  }
  const work = Promise.all([generate(), remove()]);
  return {
    async stop() {
      stopping.abort();
      await work;
    },
  };
}

/** The tables of a data directory whose programs do not run. */
async function inDatabase<Result>(dataDirectory: string, act: (client: Client) => Promise<Result>): Promise<Result> {
  const server = await startEmbeddedDatabase({
    folder: join(dataDirectory, 'database'),
    onLog: () => undefined,
    onNotice: () => undefined,
  });
  const client = new Client({ connectionString: server.url });
  try {
    await client.connect();
    return await act(client);
  } finally {
    await client.end();
    await server.stop();
  }
}

/** The statuses that generations of the running service have. */
async function readGenerationStatuses(dataDirectory: string): Promise<string[]> {
  const access = await readOrMakeAccess(join(dataDirectory, 'database.json'));
  const client = new Client({ connectionString: urlOfPrograms(access) });
  try {
    await client.connect();
    const { rows } = await client.query<{ status: string }>('select distinct status from service.generations');
    return rows.map(({ status }) => status);
  } finally {
    await client.end();
  }
}

async function expectEveryItemOpens(url: string, hashes: Map<string, string>): Promise<void> {
  const answer = await fetch(`${url}/api/studio/library/items?limit=200`);
  const { items } = libraryItemListSchema.parse(await answer.json());
  expect(items.length).toBeGreaterThan(0);
  for (const { media } of items) {
    const original = await fetch(new URL(media.url, url));
    const hash = createHash('sha256').update(Buffer.from(await original.arrayBuffer()));
    const known = hashes.get(media.id);
    if (known !== undefined) expect(hash.digest('hex'), media.id).toBe(known);
    for (const address of [media.url, media.thumbnailUrl, media.posterUrl, media.stripUrl, media.waveformUrl]) {
      if (address !== null) expect((await fetch(new URL(address, url))).status, address).toBe(200);
    }
  }
}

test('a backup under load is restored into an empty folder: items open, counts are equal, jobs go on', async () => {
  const [source, other] = [await createTemporaryDataDirectory(), await createTemporaryDataDirectory()];
  const file = join(other.path, 'backup.zip');
  const target = join(other.path, 'data');
  const easel = await runEasel({ dataDirectory: source.path });
  const video = { model: 'v-3', prompt: 'waves', width: 320, height: 192, num_frames: 12 };
  await post(`${easel.url}/api/ai/queue`, video, { 'Idempotency-Key': randomUUID() });
  const load = startLoad(easel.url);
  await enqueueAtService(easel.serviceUrl, source.path);
  const countDone = async () => (await readJobs(easel.url)).filter(({ status }) => status === 'succeeded').length;
  await expect.poll(countDone).toBeGreaterThan(3);

  expect(await runCommand('backup', file, source.path)).toContain('complete and checked');
  await load.stop();
  expect(await easel.stop()).toBe(0);

  await runCommand('restore', file, target);
  const archive = await openArchive(file);
  const { tables, missing } = archive.manifest;
  archive.close();
  expect(missing).toEqual([]);
  const { open, sending, hashes } = await inDatabase(target, async (client) => {
    for (const { schema, name, rows } of tables) {
      const { rows: counted } = await client.query(`select count(*)::int as count from ${schema}.${name}`);
      expect(counted, `${schema}.${name}`).toEqual([{ count: rows }]);
    }
    const { rows: jobs } = await client.query<{ status: StudioJob['status'] }>('select status from studio.jobs');
    const { rows: media } = await client.query<{ id: string; sha256: string }>('select id, sha256 from studio.media');
    return {
      open: jobs.filter(({ status }) => isOpenJob(status)).length,
      sending: jobs.filter(({ status }) => status === 'sending' || status === 'unconfirmed').length,
      hashes: new Map(media.map(({ id, sha256 }) => [id, sha256])),
    };
  });
  expect(open).toBeGreaterThan(0);
  expect(hashes.size).toBeGreaterThan(0);

  const restored = await runEasel({ dataDirectory: target });
  await expectEveryItemOpens(restored.url, hashes);
  const readOthers = async () => (await readJobs(restored.url)).filter((job) => !isOver(job));
  await expect.poll(async () => (await readOthers()).map(({ status }) => status)).toEqual([]);
  await expect.poll(() => readGenerationStatuses(target)).toEqual(['succeeded']);
  const jobs = await readJobs(restored.url);
  expect(jobs).toHaveLength(tables.find(({ schema, name }) => schema === 'studio' && name === 'jobs')?.rows ?? 0);
  const outcomes = jobs.map(({ status }) => status);
  expect(outcomes.filter((status) => status === 'unconfirmed').length).toBeLessThanOrEqual(sending);
  const generations = jobs.flatMap(({ generationId }) => generationId ?? []);
  expect(new Set(generations).size).toBe(generations.length);
  await expectEveryItemOpens(restored.url, hashes);
  expect(await restored.stop()).toBe(0);
  await source.remove();
  await other.remove();
});
