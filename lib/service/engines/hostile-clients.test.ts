import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { waitUntil } from '../../setup/test/wait.ts';
import { startService, type Service } from '../service.ts';
import { readServiceSettings } from '../settings.ts';
import { writeEngineSettings, type KilledEngine } from '../testing/kills/run-engine-kills.ts';
import { startKilledEngines } from '../testing/kills/start-killed-engines.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { testEnvironment, testKeys } from '../testing/test-environment.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

const canary = 'canary-0f4b9f5e-key';

let database: TestDatabase;
let folder: string;
let engines: KilledEngine[];
let service: Service;
let ann: TestClient;
let log = '';

beforeAll(async () => {
  database = await createTestDatabase('service');
  folder = await mkdtemp(join(tmpdir(), 'easel-hostile-'));
  engines = await startKilledEngines(folder);
  const path = join(folder, 'engines.json');
  const variables = await writeEngineSettings(path, engines, canary);
  const environment = await testEnvironment(database.url, join(folder, 'data'));
  const stream = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      log += chunk.toString();
      callback();
    },
  });
  const settings = readServiceSettings({ ...environment, ...variables, ENGINES: path });
  service = await startService(settings, pino({ level: 'trace' }, stream));
  ann = createTestClient(service.url ?? '', testKeys.ann);
  for (const { body } of engines) {
    await waitUntil(async () => (await ann.request('GET', `/api/ai/models/${String(body['model'])}`)).status === 200);
  }
});
afterAll(async () => {
  await service.stop();
  for (const { fake } of engines) await fake.close();
  await database.drop();
  await removeFolder(folder);
});

const engineNamed = (name: string) => {
  const engine = engines.find((candidate) => candidate.name === name);
  if (engine === undefined) throw new Error(`no engine ${name}`);
  return engine;
};

describe('a hostile client', () => {
  it.each([
    ['a link instead of a text', { prompt: ['3', 0] }],
    ['a link instead of a number', { prompt: 'x', width: ['5', 0] }],
    ['an object instead of a text', { prompt: { class_type: 'LoadImage' } }],
    ['a workflow', { prompt: 'x', workflow: { '1': { class_type: 'SaveImage', inputs: {} } } }],
    ['the address of an input', { prompt: 'x', '3.text': 'y' }],
    ['a file that is not in the list', { prompt: 'x', checkpoint: '../../etc/passwd' }],
    ['the name of a file that is written', { prompt: 'x', filename_prefix: '/tmp/elsewhere' }],
    ['an extra property with a prototype', { prompt: 'x', __proto__x: 1, constructor: 'y' }],
  ])('is refused with %s, and nothing is sent', async (_, parameters) => {
    const { fake } = engineNamed('comfyui');
    const before = fake.sent();
    const response = await ann.request('POST', '/api/ai/queue', { model: 'kite', ...parameters });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: { fields: unknown[] } }).error.fields.length).toBeGreaterThan(0);
    expect(fake.sent()).toBe(before);
  });

  it.each([
    ['http://127.0.0.1:1/secret.png', 'failed'],
    ['http://169.254.169.254/latest/meta-data', 'failed'],
    ['file:///etc/passwd', 'refused'],
  ])('does not make the service read %s', async (address, expected) => {
    const { fake } = engineNamed('other');
    const before = fake.sent();
    const body = { model: 'other/acme/sketch-2', prompt: 'x', input_image: [address] };
    const response = await ann.request('POST', '/api/ai/queue', body);
    const { generations = [] } = (await response.json()) as { generations?: { generation_id: string }[] };
    const records = await Promise.all(generations.map(async ({ generation_id: id }) => ann.ended(id)));
    expect(records.map(({ status, error_fields: fields }) => [status, fields[0]?.pointer])).toEqual(
      expected === 'failed' ? [['failed', '/input_image/0']] : [],
    );
    expect(fake.sent()).toBe(before);
  });
});

describe('the key of an engine', () => {
  it('reaches the engine, and is nowhere else: rows, logs, answers, files, children', async () => {
    const answers: string[] = [];
    for (const { fake, body, kind } of engines) {
      // ComfyUI has no keys.
      expect([kind, JSON.stringify(fake.headers()).includes(canary)]).toEqual([kind, kind !== 'comfyui']);
      const id = await ann.enqueue({ ...body, prompt: 'where is the key' });
      await ann.ended(id);
      for (const path of [
        `/api/ai/queue/${id}`,
        `/api/ai/models/${String(body['model'])}`,
        '/api/ai/models',
        '/api/ai/engines',
      ]) {
        answers.push(await (await ann.request('GET', path)).text());
      }
    }
    answers.push(await (await ann.request('GET', '/api/openapi.json')).text());
    expect(answers.join('\n')).not.toContain(canary);
    expect(log).not.toContain(canary);
    expect(log).toContain('engine is ready');

    const { rows: tables } = await database.connection.pool.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('service', 'pgboss')`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const { rows } = await database.connection.pool.query<{ found: string }>(
        `select count(*) as found from ${name} as one where one::text like $1`,
        [`%${canary}%`],
      );
      expect([name, ...rows]).toEqual([name, { found: '0' }]);
    }

    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const bytes = await readFile(join(file.parentPath, file.name));
      expect([file.name, bytes.includes(canary)]).toEqual([file.name, false]);
    }
    for (const pid of await childrenOfThis()) {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      expect(environment).not.toContain(canary);
    }
  });
});

/** The processes that this one started and that run now. */
async function childrenOfThis(): Promise<string[]> {
  const text = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter((pid) => pid !== '');
}
