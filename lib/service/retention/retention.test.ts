import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generations, inputs } from '../../database/service-tables.ts';
import { createStorage } from '../../storage/create-storage.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { s3Credentials, startS3Server, type S3Server } from '../../storage/testing/start-s3-server.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';
import { removeExpiredResults } from './remove-expired-results.ts';
import { removeUnusedInputs } from './remove-unused-inputs.ts';
import { sweepStorage } from './sweep-storage.ts';

let server: S3Server;
let service: TestService;
let storage: FileStorage;
let folder: string;
beforeAll(async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  server = await startS3Server();
  service = await startTestService({ STORAGE_URL: server.storageUrl });
  storage = await createStorage({ url: server.storageUrl, prefix: 'service' });
  folder = await mkdtemp(join(tmpdir(), 'easel-retention-'));
});
afterAll(async () => {
  await service.stop();
  await server.stop();
  await rm(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const hills = { model: 'ig-1', prompt: 'hills', width: 64, height: 64 };
const tools = () => ({ database: service.database.connection.database, storage });
async function keysOf(beginning: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(beginning)) keys.push(key);
  return keys;
}
async function put(key: string): Promise<void> {
  const path = join(folder, randomUUID());
  await writeFile(path, 'words');
  await storage.put(key, path, 'text/plain');
}

describe('removeExpiredResults', () => {
  it('removes expired files, and reports that in the record', async () => {
    const [old, young] = [await service.ann.enqueue(hills), await service.ann.enqueue(hills)];
    const { result_url: oldUrl } = await service.ann.ended(old);
    const before = await service.ann.ended(young);
    expect(before).toMatchObject({ results_removed_at: null, note: null });
    await tools()
      .database.update(generations)
      .set({ completedAt: sql`now() - interval '3 days'` })
      .where(eq(generations.id, old));

    expect(await removeExpiredResults(tools(), 2 * 86_400_000)).toBe(1);
    expect(await removeExpiredResults(tools(), 2 * 86_400_000)).toBe(0);
    const record = await service.ann.record(old);
    expect(record).toMatchObject({ status: 'succeeded', result_url: null, results: [], prompt: 'hills' });
    expect(record.results_removed_at).toBeGreaterThan(1_700_000_000);
    expect(record.note).toMatch(/removed/);
    const gone = await fetch(oldUrl ?? '');
    expect(gone.status).toBe(404);
    expect(await gone.text()).toMatch(/removed/);
    expect(await keysOf(`results/${old}`)).toEqual([]);
    expect((await fetch((await service.ann.record(young)).result_url ?? '')).status).toBe(200);
  });
});

describe('sweepStorage', () => {
  it('removes files without a row, and no file that a row refers to or may still refer to', async () => {
    const named = await service.ann.enqueue(hills);
    await service.ann.ended(named);
    const running = await service.ann.enqueue({ ...hills, prompt: 'hang' });
    await service.ann.until(running, ({ status }) => status === 'processing');
    const orphans = [
      `results/${named}/7-0`,
      `results/${randomUUID()}/1-0`,
      `results/${named}/1-0.${randomUUID()}.partial`,
      `repositories/${randomUUID()}`,
      `inputs/${'0'.repeat(64)}`,
    ];
    const survivors = [`results/${running}/1-0`, `results/${named}/1-0`];
    for (const key of [...orphans, `results/${running}/1-0`]) await put(key);

    expect(await sweepStorage(tools(), 60_000)).toBe(0);
    expect(await sweepStorage(tools(), -60_000)).toBe(orphans.length);
    const left = [...(await keysOf('results/')), ...(await keysOf('repositories/')), ...(await keysOf('inputs/'))];
    expect(left).toEqual(expect.arrayContaining(survivors));
    expect(left.filter((key) => orphans.includes(key))).toEqual([]);
    await service.ann.request('DELETE', `/api/ai/queue/${running}`);
  });
});

describe('removeUnusedInputs', () => {
  const red =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8Dwn4GBAAANGAH/Q7oVTwAAAABJRU5ErkJggg==';

  it('stores media of several requests once, until none needs them', async () => {
    const ask = (prompt: string) => service.ann.enqueue({ model: 'ie-13', prompt, input_image: red });
    const ids = [await ask('wait 60000'), await ask('hills')];
    expect(await keysOf('inputs/')).toHaveLength(1);
    expect(await tools().database.$count(inputs)).toBe(1);
    const rows = await tools()
      .database.select({ parameters: generations.parameters })
      .from(generations)
      .where(eq(generations.id, ids[1] ?? ''));
    expect(rows[0]?.parameters['input_image']).toMatch(/^data:image\/png;stored=[0-9a-f]{64},$/);

    expect(await removeUnusedInputs(tools(), -60_000)).toBe(0);
    for (const id of ids) await service.ann.request('DELETE', `/api/ai/queue/${id}`);
    expect(await removeUnusedInputs(tools(), 60_000)).toBe(0);
    expect(await removeUnusedInputs(tools(), -60_000)).toBe(1);
    expect(await keysOf('inputs/')).toEqual([]);

    const again = await service.ann.ended(await ask('hills'));
    expect(again).toMatchObject({ status: 'succeeded', input_image: expect.stringMatching(/^data:/) as string });
  });

  it('rejects a reference that a request invents', async () => {
    const forged = `data:image/png;stored=${'0'.repeat(64)},`;
    const answer = await service.ann.request('POST', '/api/ai/queue', {
      model: 'ie-13',
      prompt: 'hills',
      input_image: forged,
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/is empty/);
  });
});
