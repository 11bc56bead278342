import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { startService, type Service } from './service.ts';
import { readServiceSettings } from './settings.ts';
import { createTestClient, type TestClient } from './testing/test-client.ts';
import { testEnvironment, testKeys } from './testing/test-environment.ts';
import { removeFolder } from '../setup/test/remove-folder.ts';

let database: TestDatabase;
let dataDirectory: string;
let service: Service;
let ann: TestClient;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  database = await createTestDatabase('service');
  dataDirectory = await mkdtemp(join(tmpdir(), 'easel-logs-test-'));
  const log = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      callback();
    },
  });
  const settings = readServiceSettings(await testEnvironment(database.url, dataDirectory));
  service = await startService(settings, pino({ level: 'info' }, log));
  ann = createTestClient(service.url ?? '', testKeys.ann);
});
afterAll(async () => {
  await service.stop();
  await database.drop();
  await removeFolder(dataDirectory);
});

async function enqueueAs(requestId: string, prompt: string): Promise<string> {
  const body = { model: 'ig-1', prompt, width: 64, height: 64 };
  const response = await ann.request('POST', '/api/ai/queue', body, { 'x-request-id': requestId });
  expect(response.headers.get('x-request-id')).toBe(requestId);
  const { generations } = (await response.json()) as { generations: { generation_id: string }[] };
  return generations[0]?.generation_id ?? '';
}

const wordsOf = (requestId: string) => lines.filter((line) => line['requestId'] === requestId).map(({ msg }) => msg);

describe('the logs', () => {
  it('follow a request from its call to its render, by one id', async () => {
    const id = await enqueueAs('order-1', 'hills');
    await ann.ended(id);
    await expect.poll(() => wordsOf('order-1')).toEqual(expect.arrayContaining(['request', 'drawn']));
    const drawn = lines.find(({ requestId, msg }) => requestId === 'order-1' && msg === 'drawn');
    expect(drawn).toMatchObject({ generation: id, attempt: 1, profile: 'ig-1' });
  });

  it('report failures and lost processes with that id', async () => {
    await ann.ended(await enqueueAs('order-2', 'refuse'));
    await ann.ended(await enqueueAs('order-3', 'throw'));
    await ann.ended(await enqueueAs('order-4', 'crash'));
    await expect.poll(() => wordsOf('order-2')).toContain('failed');
    expect(wordsOf('order-3')).toContain('failed');
    expect(wordsOf('order-4')).toContain('a render process ended in the middle of its work');
    const refusal = lines.find(({ requestId, msg }) => requestId === 'order-2' && msg === 'failed');
    expect(refusal).toMatchObject({ code: 'invalid_params', fields: ['/width'] });
  });

  it('contain no prompt, no key and no query', async () => {
    const canary = 'canary-in-a-prompt';
    await ann.ended(await enqueueAs('order-5', canary));
    await ann.request('GET', `/api/ai/queue?model=${canary}`).then((response) => response.text());
    await ann
      .request('POST', '/api/ai/queue', { model: 'ig-1', prompt: canary, width: canary })
      .then((it) => it.text());
    await ann.request('POST', '/api/ai/queue', `{"prompt":"${canary}`).then((response) => response.text());
    await expect.poll(() => wordsOf('order-5')).toContain('drawn');
    const text = JSON.stringify(lines);
    expect(text).not.toContain(canary);
    expect(text).not.toContain(testKeys.ann);
  });

  it('reject request ids of another form', async () => {
    const response = await ann.request('GET', '/healthz', undefined, { 'x-request-id': 'a b"<c>' });
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    await response.body?.cancel();
  });
});
