import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventNames } from '../../contract/events.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { startServiceProcess, type ServiceProcess } from '../testing/start-service-process.ts';
import { createGate } from '../testing/gate.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { testEnvironment, testKeys } from '../testing/test-environment.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

let database: TestDatabase;
let dataDirectory: string;
let http: ServiceProcess;
let paused: ServiceProcess;
let other: ServiceProcess | null;
let environment: Record<string, string>;
let ann: TestClient;

beforeEach(async () => {
  other = null;
  database = await createTestDatabase('service');
  dataDirectory = await mkdtemp(join(tmpdir(), 'easel-paused-test-'));
  environment = {
    ...(await testEnvironment(database.url, dataDirectory)),
    RENDER_CONCURRENCY: '1',
    RENDER_MODULE: fileURLToPath(new URL('../testing/kills/nonce-renderer.ts', import.meta.url)),
  };
  http = await startServiceProcess({ ...environment, SERVICE_ROLES: 'http' });
  paused = await startServiceProcess({ ...environment, SERVICE_ROLES: 'worker' });
  ann = createTestClient(http.url, testKeys.ann);
});

afterEach(async () => {
  await Promise.all([http, paused, other].map(async (process) => process?.end('SIGKILL')));
  await database.drop();
  await removeFolder(dataDirectory);
});

describe('a worker that is paused past its lease', () => {
  it('loses its work to another, and cannot complete it when it continues', async () => {
    const stream = await ann.listen();
    const gate = createGate();
    const id = await ann.enqueue({ model: 'ig-1', prompt: gate.prompt, width: 64, height: 64 });
    await ann.until(id, ({ status }) => status === 'processing');
    process.kill(paused.pid, 'SIGSTOP');
    await gate.open();
    other = await startServiceProcess({ ...environment, SERVICE_ROLES: 'worker' });
    await expect.poll(async () => (await ann.record(id)).status).toBe('succeeded');
    const { result_url: url } = await ann.record(id);
    const bytes = await (await fetch(url ?? '')).text();

    // Its renderer finished the image long ago: when it continues, it tries to store the image and write the end.
    process.kill(paused.pid, 'SIGCONT');
    const next = await Promise.all(
      [1, 2, 3].map(() => ann.enqueue({ model: 'ig-1', prompt: '600', width: 64, height: 64 })),
    );
    for (const one of next) expect((await ann.ended(one)).status).toBe('succeeded');
    const results = join(dataDirectory, 'storage', 'service', 'results', id);
    await expect.poll(() => readdir(results).then((names) => names.toSorted())).toEqual(['2-0', '2-1', '2-2']);
    expect(await (await fetch(url ?? '')).text()).toBe(bytes);
    const query = 'select status, attempt, losses from service.generations where id = $1';
    const { rows } = await database.connection.pool.query(query, [id]);
    expect(rows).toEqual([{ status: 'succeeded', attempt: 2, losses: 1 }]);
    const ends = stream.received.filter(
      ({ event, data }) => event === eventNames.completed && data['generation_id'] === id,
    );
    expect(ends).toHaveLength(1);
    stream.close();
  });
});
