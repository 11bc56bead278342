import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTerminalStatus } from '../../contract/status.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { startServiceProcess, type ServiceProcess } from '../testing/start-service-process.ts';
import { testEnvironment, testKeys } from '../testing/start-test-service.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';

// `SERVICE_TEST_KILLS=200 vitest run lib/service/worker/kills.test.ts` for a long run.
const kills = Number(process.env['SERVICE_TEST_KILLS'] ?? 3);

let database: TestDatabase;
let dataDirectory: string;
let environment: Record<string, string>;
let ann: TestClient;
let service: ServiceProcess;

// Remembers every change of a status, whoever makes it.
const audit = `
  create table public.changes (id uuid, old text, new text);
  create function public.remember() returns trigger language plpgsql as $$
    begin insert into public.changes values (new.id, old.status, new.status); return null; end $$;
  create trigger remember after update of status on service.generations
    for each row when (old.status is distinct from new.status or old.status in ('succeeded', 'failed', 'cancelled'))
    execute function public.remember();`;

beforeAll(async () => {
  database = await createTestDatabase('service');
  await database.connection.pool.query(audit);
  dataDirectory = await mkdtemp(join(tmpdir(), 'easel-kills-test-'));
  environment = await testEnvironment(database.url, dataDirectory);
  ann = createTestClient(`http://127.0.0.1:${environment['SERVICE_PORT']}`, testKeys.ann);
  service = await startServiceProcess(environment);
});

afterAll(async () => {
  await service.end('SIGKILL');
  await database.drop();
  await rm(dataDirectory, { recursive: true, force: true });
});

describe('a service that is killed again and again', () => {
  it(
    `brings everything it accepted to one true end: ${kills} kills`,
    { timeout: 60_000 + kills * 15_000 },
    async () => {
      const accepted: string[] = [];
      const over = new AbortController();
      async function submit(): Promise<void> {
        while (!over.signal.aborted) {
          const prompt = `wait ${Math.floor(Math.random() * 400)}`;
          const id = await ann.enqueue({ model: 'ig-1', prompt, width: 64, height: 64 }).catch(() => null);
          if (id !== null) accepted.push(id);
          await wait(150);
        }
      }
      const submitting = submit();
      for (let kill = 0; kill < kills; kill += 1) {
        await wait(Math.random() * 1500);
        await service.end('SIGKILL');
        service = await startServiceProcess(environment);
      }
      over.abort();
      await submitting;
      const records = await Promise.all(accepted.map((id) => ann.ended(id)));

      expect(accepted.length).toBeGreaterThan(kills);
      const { rows } = await database.connection.pool.query<{ id: string; old: string; new: string }>(
        'select * from public.changes',
      );
      expect(rows.filter(({ old }) => isTerminalStatus(old))).toEqual([]);
      const ends = rows.filter((row) => isTerminalStatus(row.new)).map(({ id }) => id);
      // One whose answer was lost in a kill is in the database too, so there may be more ends than answers.
      expect(ends).toHaveLength(new Set(ends).size);
      expect(ends).toEqual(expect.arrayContaining(accepted));
      const failures = records.filter(({ status }) => status !== 'succeeded');
      expect(failures.filter(({ error_message: error }) => !/lost twice/.test(error ?? ''))).toEqual([]);
      const made = records.filter(({ status }) => status === 'succeeded');
      const reads = await Promise.all(made.map(({ results }) => fetch(results[0]?.url ?? '')));
      expect(reads.filter(({ ok }) => !ok)).toEqual([]);
      for (const { body } of reads) await body?.cancel();
    },
  );
});
