import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
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
const configurationOf = (title: string): EnginesConfiguration => ({
  folder: service.dataDirectory,
  engines: {
    one: engineSettingsSchema.parse({ kind: 'openai', url: urlOf(), title }),
    other: engineSettingsSchema.parse({ kind: 'openai', url: urlOf() }),
  },
  models: {},
  secrets: [],
});

describe('startEngines', () => {
  it('replaces an engine that changed while its work goes on, and keeps the others', async () => {
    const engines = startEngines({
      database: service.database.connection.database,
      logger: createLogger('service', 'silent'),
      patienceMs: 3_600_000,
      fetcher: { fetch: () => Promise.reject(new Error('nothing is fetched')), close: () => Promise.resolve() },
      onChange: () => undefined,
    });
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
