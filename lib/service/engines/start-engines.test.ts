import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines as engineRows, engineWorkers } from '../../database/service-engine-tables.ts';
import { generations } from '../../database/service-tables.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { drawWorkerNumber } from '../queue/worker-lock.ts';
import { openWorkerSession } from '../testing/open-worker-session.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';
import { engineSettingsSchema } from './engine-settings.ts';
import type { EnginesConfiguration } from './settings/read-engines-file.ts';
import { startEngines } from './start-engines.ts';

let service: TestService;
const server = createServer((_request, response) => response.end('{"data":[]}'));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service = await startTestService({ SERVICE_ROLES: 'http' });
});
afterAll(async () => {
  await service.stop();
  server.close();
});

const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const withOnly = (name: string): EnginesConfiguration => ({
  folder: service.dataDirectory,
  engines: { [name]: engineSettingsSchema.parse({ kind: 'openai', url: urlOf() }) },
  models: {},
  secrets: [],
});
const configurationOf = (title: string): EnginesConfiguration => ({
  folder: service.dataDirectory,
  engines: {
    one: engineSettingsSchema.parse({ kind: 'openai', url: urlOf(), title }),
    other: engineSettingsSchema.parse({ kind: 'openai', url: urlOf() }),
  },
  models: {},
  secrets: [],
});

/** The engines of a worker whose lock is held until `end`, as by a process that lives. */
async function startLivingWorker() {
  const worker = drawWorkerNumber();
  const session = await openWorkerSession({ url: service.database.url, worker, logger });
  const engines = startEngines({ ...options(), worker, upkeepEveryMs: 50 });
  return {
    ...engines,
    /** Ends as a process that dies: what it wrote stays. */
    async end() {
      await engines.stop();
      await session.close();
    },
  };
}

const logger = createLogger('service', 'silent');
const options = () => ({
  database: service.database.connection.database,
  logger,
  patienceMs: 3_600_000,
  fetcher: { fetch: () => Promise.reject(new Error('nothing is fetched')), close: () => Promise.resolve() },
  onChange: () => undefined,
});
const known = async () => (await options().database.select().from(engineRows)).map(({ name }) => name).toSorted();

describe('startEngines', () => {
  it('keeps the engines that another worker has in its settings', async () => {
    const [first, second] = [await startLivingWorker(), await startLivingWorker()];
    await first.configure(withOnly('mine'));
    await expect.poll(known).toEqual(['mine']);
    await second.configure(withOnly('yours'));
    await expect.poll(known).toEqual(['mine', 'yours']);
    await first.configure(withOnly('other'));
    await expect.poll(known).toEqual(['other', 'yours']);
    await first.end();
    await second.configure(withOnly('other'));
    await expect.poll(known).toEqual(['other']);
    await second.end();
  });

  it('does not say of generations of another worker’s engine that it left the settings', async () => {
    const { database } = options();
    const [first, second] = [await startLivingWorker(), await startLivingWorker()];
    await first.configure(withOnly('mine'));
    const ids = await Promise.all([1, 2].map(() => service.ann.enqueue({ model: 'ig-1', prompt: 'a red fox' })));
    for (const [index, engine] of ['mine', 'nobodys'].entries()) {
      const lane = `engine/${engine}`;
      await database
        .update(generations)
        .set({ lane })
        .where(eq(generations.id, ids[index] ?? ''));
    }
    await second.configure(withOnly('yours'));
    const notes = async () => {
      const rows = await database.select().from(generations).where(inArray(generations.id, ids));
      return ids.map((id) => rows.find((row) => row.id === id)?.waitingFor);
    };
    await expect.poll(async () => (await notes())[1]).toContain('The engine nobodys is no longer in the settings.');
    expect((await notes())[0]).toBeNull();
    await Promise.all([first.end(), second.end()]);
  });

  it('claims its engines again when others found its lock gone for a moment', async () => {
    const { database } = options();
    const worker = await startLivingWorker();
    await worker.configure(withOnly('mine'));
    await expect.poll(known).toEqual(['mine']);
    await database.delete(engineWorkers);
    await database.delete(engineRows);
    await expect.poll(known).toEqual(['mine']);
    await worker.end();
  });

  it('replaces an engine that changed while its work goes on, and keeps the others', async () => {
    const engines = startEngines({ ...options(), worker: 1 });
    await engines.configure(configurationOf('First'));
    const [former, other] = engines.list();
    await expect.poll(() => engines.list().every((live) => live.isReady())).toBe(true);
    const release = former?.hold();
    await Promise.all([engines.configure(configurationOf('Second')), engines.configure(configurationOf('Third'))]);
    expect(
      engines
        .list()
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Third', 'other']);
    expect(engines.list()).toContain(other);
    expect([former?.isReady(), other?.isReady()]).toEqual([false, true]);
    await expect.poll(() => engines.list().every((live) => live.isReady())).toBe(true);
    let isStopped = false;
    const stopped = engines.stop().then(() => (isStopped = true));
    await other?.stop();
    expect(isStopped).toBe(false);
    release?.();
    await stopped;
  });
});
