import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { startService } from '../service.ts';
import { readServiceSettings } from '../settings.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { testEnvironment, testKeys } from './test-environment.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

/** A service in this process, with a new database and a temporary folder. */
export interface TestService {
  url: string;
  database: TestDatabase;
  dataDirectory: string;
  /** A client with the key of `ann`. */
  ann: TestClient;
  ben: TestClient;
  stop: () => Promise<void>;
}

/** Starts a service for tests. */
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
      await removeFolder(dataDirectory);
    },
  };
}
