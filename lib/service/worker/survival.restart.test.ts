import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { startServiceProcess, type ServiceProcess } from '../testing/start-service-process.ts';
import { testEnvironment, testKeys } from '../testing/test-environment.ts';
import { createGate } from '../testing/gate.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

let database: TestDatabase;
let dataDirectory: string;
let environment: Record<string, string>;
let ann: TestClient;
const running = new Set<ServiceProcess>();

async function start(changes: Record<string, string> = {}): Promise<ServiceProcess> {
  const process = await startServiceProcess({ ...environment, ...changes });
  running.add(process);
  return process;
}

beforeEach(async () => {
  database = await createTestDatabase('service');
  dataDirectory = await mkdtemp(join(tmpdir(), 'easel-survival-test-'));
  environment = await testEnvironment(database.url, dataDirectory);
  ann = createTestClient(`http://127.0.0.1:${environment['SERVICE_PORT']}`, testKeys.ann);
});

afterEach(async () => {
  await Promise.all([...running].map((process) => process.end('SIGKILL')));
  running.clear();
  await database.drop();
  await removeFolder(dataDirectory);
});

const enqueue = (prompt: string) => ann.enqueue({ model: 'ig-1', prompt, width: 64, height: 64 });
async function lossesOf(id: string): Promise<unknown[]> {
  const query = 'select status, losses from service.generations where id = $1';
  return (await database.connection.pool.query<{ status: string; losses: number }>(query, [id])).rows;
}
const isProcessing = ({ status }: { status: string }) => status === 'processing';

describe('a service killed in the middle of its work', () => {
  it('renders it once more after a restart, and removes leftover files', async () => {
    const first = await start();
    const gate = createGate();
    const ids = await Promise.all([enqueue(gate.prompt), enqueue(gate.prompt), enqueue('wait 100'), enqueue('hills')]);
    await ann.until(ids[0] ?? '', isProcessing);
    await first.end('SIGKILL');
    const second = await start();
    await gate.open();
    for (const id of ids) expect((await ann.ended(id)).status).toBe('succeeded');
    const folders = await readdir(join(dataDirectory, 'work'));
    expect(folders.filter((name) => !name.includes(`_${second.pid}_`))).toEqual([]);
    expect(await readdir(join(dataDirectory, 'storage', 'service', 'results'))).toHaveLength(ids.length);
  });

  it('fails it after the second loss, with the reason', async () => {
    const id = await (async () => {
      const first = await start();
      const made = await enqueue('hang');
      await ann.until(made, isProcessing);
      await first.end('SIGKILL');
      return made;
    })();
    const second = await start();
    await expect.poll(() => lossesOf(id)).toEqual([{ status: 'processing', losses: 1 }]);
    await second.end('SIGKILL');
    await start();
    const record = await ann.ended(id);
    expect(record).toMatchObject({ status: 'failed' });
    expect(record.error_message).toMatch(/lost twice/);
  });
});

describe('several processes', () => {
  it('cancel a render that runs in another process', async () => {
    await start({ SERVICE_ROLES: 'http' });
    await start({ SERVICE_ROLES: 'worker', RENDER_CONCURRENCY: '2' });
    // Both slots are taken.
    const ids = await Promise.all([enqueue('block'), enqueue('block')]);
    for (const id of ids) await ann.until(id, isProcessing);
    for (const id of ids) await ann.request('DELETE', `/api/ai/queue/${id}`);
    // Both are free again.
    expect((await ann.ended(await enqueue('hills'))).status).toBe('succeeded');
    for (const id of ids) expect((await ann.record(id)).status).toBe('cancelled');
  });
});

describe('a service that shuts down', () => {
  it('shuts down in order with open streams, and requeues its work without a loss', async () => {
    const first = await start();
    const streams = await Promise.all(Array.from({ length: 50 }, () => ann.listen()));
    const gate = createGate();
    const id = await enqueue(gate.prompt);
    const blocked = await enqueue('block');
    await ann.until(id, isProcessing);
    await ann.until(blocked, isProcessing);
    expect(await first.end('SIGTERM')).toBe(0);
    await Promise.all(streams.map(({ ended }) => ended));
    await start();
    await gate.open();
    await ann.request('DELETE', `/api/ai/queue/${blocked}`);
    expect((await ann.ended(id)).status).toBe('succeeded');
    expect(await lossesOf(id)).toEqual([{ status: 'succeeded', losses: 0 }]);
  });
});
