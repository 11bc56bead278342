import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../database/embedded/start-embedded-database.ts';
import { childrenOf } from '../testing/kills/fleet.ts';
import { startServiceProcess, type ServiceProcess } from '../testing/start-service-process.ts';
import { testEnvironment, testKeys } from '../testing/test-environment.ts';
import { createGate } from '../testing/gate.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

let folder: string;
let environment: Record<string, string>;
let database: EmbeddedDatabase;
let service: ServiceProcess;
let ann: TestClient;

/** Retries the start, as the launcher does, because a killed server takes a moment to be gone. */
async function startAgain(tries = 20): Promise<EmbeddedDatabase> {
  try {
    return await startEmbeddedDatabase({
      folder: join(folder, 'database'),
      mayMovePort: false,
      onLog: () => undefined,
      onNotice: () => undefined,
    });
  } catch (error) {
    if (tries === 0) throw error;
    await wait(200);
    return startAgain(tries - 1);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-database-restart-'));
  database = await startEmbeddedDatabase({
    folder: join(folder, 'database'),
    onLog: () => undefined,
    onNotice: () => undefined,
  });
  environment = await testEnvironment(database.url, join(folder, 'data'));
  service = await startServiceProcess(environment);
  ann = createTestClient(service.url, testKeys.ann);
});

afterAll(async () => {
  await service.end('SIGKILL');
  await database.stop();
  await removeFolder(folder);
});

describe('a database killed under a running service', () => {
  it('loses no generation: results rendered meanwhile are stored, and work continues', async () => {
    const [meanwhile, after] = [createGate(), createGate()];
    const ids = await Promise.all(
      [meanwhile.prompt, after.prompt, 'wait 100', 'wait 100', 'hills'].map((prompt) =>
        ann.enqueue({ model: 'ig-1', prompt, width: 64, height: 64 }),
      ),
    );
    for (const id of ids.slice(0, 2)) await ann.until(id, ({ status }) => status === 'processing');
    database.kill();
    await database.ended;
    await meanwhile.open();
    expect((await fetch(`${service.url}/healthz`)).status).toBe(503);
    database = await startAgain();
    await after.open();
    for (const id of ids) expect((await ann.ended(id)).status).toBe('succeeded');
    expect((await ann.ended(await ann.enqueue({ model: 'ig-1', prompt: 'after', width: 64 }))).status).toBe(
      'succeeded',
    );
    await expect.poll(async () => (await fetch(`${service.url}/healthz`)).status).toBe(200);
  });
});

async function attemptOf(id: string): Promise<unknown> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const text = 'select status, attempt, losses from service.generations where id = $1';
    return (await client.query<Record<string, unknown>>(text, [id])).rows[0];
  } finally {
    await client.end();
  }
}

describe('a service that the system stops together with its database and all else', () => {
  it('continues rendering after every start, without counting losses', async () => {
    const id = await ann.enqueue({ model: 'ig-1', prompt: createGate().prompt, width: 64, height: 64 });
    for (const attempt of [1, 2, 3]) {
      const held = { status: 'processing', attempt, losses: 0 };
      await expect.poll(() => attemptOf(id)).toEqual(held);
      // The renderers get the signal first; the service gets it when its connections are already closed.
      for (const child of await childrenOf(service.pid)) process.kill(child, 'SIGTERM');
      const stopped = database.stop();
      await service.end('SIGTERM');
      await stopped;
      database = await startAgain();
      service = await startServiceProcess(environment);
    }
    await expect.poll(() => attemptOf(id)).toMatchObject({ attempt: 4, losses: 0 });
    expect(await readdir(join(folder, 'data', 'stopped-workers'))).toEqual([]);
    await ann.request('DELETE', `/api/ai/queue/${id}`);
  });
});
