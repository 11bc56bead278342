import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { startService } from '../service.ts';
import { readServiceSettings } from '../settings.ts';
import { createTestClient, type TestClient } from './test-client.ts';

/** Keys that test services accept. */
export const testKeys = { ann: 'ann-key-0123456789', ben: 'ben-key-0123456789' };

/** A port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Environment variables for a service of tests. */
export async function testEnvironment(databaseUrl: string, dataDirectory: string): Promise<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    EASEL_DATA_DIR: dataDirectory,
    SERVICE_PORT: String(await findFreePort()),
    SERVICE_API_KEYS: `ann:${testKeys.ann},ben:${testKeys.ben}`,
    SERVICE_LOG_LEVEL: 'silent',
    RENDER_CONCURRENCY: '2',
    RENDER_MODULE: fileURLToPath(new URL('./test-renderer.ts', import.meta.url)),
  };
}

/** A service in this process, on a database and a folder of its own. */
export interface TestService {
  url: string;
  database: TestDatabase;
  dataDirectory: string;
  /** Speaks to it as `ann`. */
  ann: TestClient;
  ben: TestClient;
  stop: () => Promise<void>;
}

/** Starts a service of tests. */
export async function startTestService(changes: Record<string, string> = {}): Promise<TestService> {
  const database = await createTestDatabase('service');
  const dataDirectory = await mkdtemp(join(tmpdir(), 'easel-service-test-'));
  const environment = { ...(await testEnvironment(database.url, dataDirectory)), ...changes };
  const settings = readServiceSettings(environment);
  const service = await startService(settings, createLogger('service', settings.logLevel));
  const url = service.url ?? '';
  return {
    url,
    database,
    dataDirectory,
    ann: createTestClient(url, testKeys.ann),
    ben: createTestClient(url, testKeys.ben),
    async stop() {
      await service.stop();
      await database.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
