import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { JsonObject } from '../../../contract/model.ts';
import { findFreePort } from '../../../database/embedded/find-free-port.ts';
import { hangBoundMs } from '../../../setup/test/hang-bound.ts';
import type { EngineKind } from '../../engines/engine-settings.ts';
import type { FakeEngine } from '../../engines/testing/fake-engine.ts';
import { bindCount } from '../bind-count.ts';
import { createTestClient, type TestClient } from '../test-client.ts';
import { testKeys } from '../test-environment.ts';
import { installAudit, readAudit, type AuditReport } from './audit.ts';
import { startMember } from './fleet.ts';

/** An engine of a run: a fake server, and a model of it. */
export interface KilledEngine {
  name: string;
  kind: EngineKind;
  fake: FakeEngine;
  /** The settings of its models, but for the engine's name. */
  models: Record<string, JsonObject>;
  /** A request without its prompt. */
  body: JsonObject;
  /** Whether the engine can say what became of a key. */
  canFind: boolean;
  /** The parameter of which each unit is a request of its own; null for a model that takes one request. */
  count: string | null;
}

/** What a generation's row said when the worker was killed. */
export type Moment = 'nothing sent' | 'sent, no handle' | 'with a handle' | 'ended';

/** The findings of a run. */
export interface EngineKillsReport extends AuditReport {
  moments: Record<Moment, number>;
  /**
   * By engine: how many generations were made, how many requests they take, how many were sent; how many generations
   * succeeded, and failed with an unknown outcome.
   */
  engines: Record<string, { made: number; parts: number; sent: number; succeeded: number; unknown: number }>;
  /** What is wrong, one sentence each. */
  errors: string[];
  /** Cancels while no worker ran: how many, and how many reached the engine. */
  cancels: { made: number; arrived: number };
}

interface Row {
  id: string;
  status: string;
  error_message: string | null;
  engine_sent_at: Date | null;
  engine_handle: unknown;
  engine_part_count: number;
  results: unknown[];
}

const columns = 'id, status, error_message, engine_sent_at, engine_handle, engine_part_count, results';

const keyVariable = 'EASEL_TEST_ENGINE_KEY';

/** Enough for all generations of a run: some of them are held while others are sent. */
const concurrency = 100;

/**
 * Writes the settings of fake engines.
 *
 * @returns the environment variable that they name, with the key
 */
export async function writeEngineSettings(
  path: string,
  engines: readonly KilledEngine[],
  key: string,
): Promise<Record<string, string>> {
  const settings = {
    engines: Object.fromEntries(
      engines.map(({ name, kind, fake }) => [
        name,
        { kind, url: fake.url, concurrency, ...(kind === 'comfyui' ? {} : { key: `$${keyVariable}` }) },
      ]),
    ),
    models: Object.fromEntries(
      engines.flatMap(({ name, models }) =>
        Object.entries(models).map(([id, model]) => [id, { ...model, engine: name }] as const),
      ),
    ),
  };
  await writeFile(path, JSON.stringify(settings));
  return { [keyVariable]: key };
}

async function rowsOf(pool: Pool, engine: string): Promise<Row[]> {
  const { rows } = await pool.query<Row>(`select ${columns} from service.generations where lane = $1`, [
    `engine/${engine}`,
  ]);
  return rows;
}

async function momentOf(pool: Pool, id: string): Promise<Moment> {
  const { rows } = await pool.query<Row>(`select ${columns} from service.generations where id = $1`, [id]);
  const [row] = rows;
  if (row === undefined || row.engine_sent_at === null) return 'nothing sent';
  if (row.status !== 'processing' && row.status !== 'queued') return 'ended';
  return row.engine_handle === null ? 'sent, no handle' : 'with a handle';
}

/** Waits for a condition without letting go of the processor for long: the moments between two writes are short. */
async function until(isReached: () => boolean | Promise<boolean>): Promise<void> {
  const tooLate = Date.now() + hangBoundMs;
  while (!(await isReached())) {
    if (Date.now() > tooLate) throw new Error('what was waited for did not happen');
    await wait(1);
  }
}

/** Waits for the moment of a kill: as a request arrives, while the worker follows it, or at any time. */
async function waitForMoment(pool: Pool, { fake }: KilledEngine, id: string, before: number): Promise<void> {
  const moment = randomInt(3);
  const isFollowed = async () => ['with a handle', 'ended'].includes(await momentOf(pool, id));
  if (moment === 0) await until(() => fake.sent() > before);
  else if (moment === 1) await until(isFollowed);
  else await wait(randomInt(150));
}

/** The number of requests that a generation takes at an engine whose model has a count. */
const partsOfCounted = 3;

const partsOf = (rows: Row[]) => rows.reduce((total, row) => total + row.engine_part_count, 0);

async function countEngine(pool: Pool, { name, fake }: KilledEngine) {
  const rows = await rowsOf(pool, name);
  const succeeded = rows.filter(({ status }) => status === 'succeeded');
  return {
    made: rows.length,
    parts: partsOf(rows),
    sent: fake.sent(),
    succeeded: succeeded.length,
    partsOfSucceeded: partsOf(succeeded),
    incomplete: succeeded.filter(({ results, engine_part_count: parts }) => results.length < parts).length,
    unknown: rows.filter(({ error_message: error }) => error?.includes('may have been made and billed') === true)
      .length,
    cancelled: rows.filter(({ status }) => status === 'cancelled').length,
  };
}

function errorsOf({ name, canFind }: KilledEngine, count: Awaited<ReturnType<typeof countEngine>>): string[] {
  const { made, parts, sent, succeeded, partsOfSucceeded, incomplete, unknown, cancelled } = count;
  return [
    ...(succeeded + unknown + cancelled === made ? [] : [`${name}: ${made} made, but ${JSON.stringify(count)}`]),
    ...(sent <= parts ? [] : [`${name}: ${sent} requests for ${parts} parts of ${made} generations`]),
    ...(sent >= partsOfSucceeded ? [] : [`${name}: ${partsOfSucceeded} results of ${sent} requests`]),
    ...(incomplete === 0 ? [] : [`${name}: ${incomplete} generations without all results`]),
    ...(unknown === 0 || !canFind ? [] : [`${name}: ${unknown} unknown outcomes, although it can be asked`]),
  ];
}

/** Cancels a generation that the engine works on while no worker runs. @returns whether the engine was told later */
async function cancelMeanwhile(
  client: TestClient,
  { fake }: KilledEngine,
  id: string,
): Promise<() => Promise<boolean>> {
  const before = fake.cancelled();
  await client.request('DELETE', `/api/ai/queue/${id}`);
  return async () => {
    await until(() => fake.cancelled() > before);
    return true;
  };
}

/**
 * Runs a service whose worker sends to fake engines, and kills the worker again and again: before it sends, between the
 * request and the handle, and while it follows, in every part of a generation. Afterwards every generation must have
 * ended, and no engine may have received more requests than the generations have parts.
 *
 * @param options.environment the settings of all processes: database, storage, data directory
 * @param options.folder where the settings of engines are written
 */
export async function runEngineKills(options: {
  environment: Record<string, string>;
  folder: string;
  pool: Pool;
  engines: readonly KilledEngine[];
  kills: number;
  onKill: (count: number, engine: string, moment: Moment) => void;
}): Promise<EngineKillsReport> {
  const { pool, engines } = options;
  const path = join(options.folder, 'engines.json');
  const variables = await writeEngineSettings(path, engines, 'a-key-for-tests');
  const environment = { ...options.environment, ...variables, ENGINES: path };
  const http = startMember('http', { ...environment, SERVICE_PORT: String(await findFreePort()) });
  await http.up();
  await installAudit(pool);
  for (const { body, count } of engines) if (count !== null) await bindCount(pool, String(body['model']), count);
  const worker = startMember('worker', environment);
  await worker.up();
  const client = createTestClient(http.url, testKeys.ann);
  const moments: EngineKillsReport['moments'] = {
    'nothing sent': 0,
    'sent, no handle': 0,
    'with a handle': 0,
    ended: 0,
  };
  const cancels = { made: 0, arrived: 0 };

  for (const engine of engines) {
    const model = String(engine.body['model']);
    await until(async () => (await client.request('GET', `/api/ai/models/${model}`)).status === 200);
  }
  for (let count = 0; count < options.kills; count += 1) {
    const engine = engines[count % engines.length];
    if (engine === undefined) break;
    const parts = engine.count === null ? 1 : partsOfCounted;
    // The parts before this one end without a kill.
    const first = randomInt(parts);
    if (first === 0) engine.fake.hold();
    const before = engine.fake.sent();
    const counted = engine.count === null ? {} : { [engine.count]: parts };
    const id = await client.enqueue({ ...engine.body, ...counted, prompt: `number ${count}` });
    if (first > 0) await until(() => engine.fake.sent() >= before + first);
    await waitForMoment(pool, engine, id, before + first);
    await worker.process()?.end('SIGKILL');
    const moment = await momentOf(pool, id);
    moments[moment] += 1;
    options.onKill(count + 1, engine.name, moment);
    // What is not held may end before the cancel.
    const isCancelled = first === 0 && moment === 'with a handle' && randomInt(3) === 0;
    const arrival = isCancelled ? await cancelMeanwhile(client, engine, id) : null;
    await worker.up();
    if (arrival !== null) {
      cancels.made += 1;
      if (await arrival()) cancels.arrived += 1;
    }
    engine.fake.release();
  }

  const tooLate = Date.now() + hangBoundMs;
  let audit = await readAudit(pool);
  while (audit.open.length > 0 && Date.now() < tooLate) {
    await wait(100);
    audit = await readAudit(pool);
  }
  const counted: EngineKillsReport['engines'] = {};
  const errors: string[] = [];
  for (const engine of engines) {
    const count = await countEngine(pool, engine);
    counted[engine.name] = count;
    errors.push(...errorsOf(engine, count));
  }
  await Promise.all([worker.stop(), http.stop()]);
  return { ...audit, moments, engines: counted, errors, cancels };
}
