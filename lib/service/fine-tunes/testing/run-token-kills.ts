import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { fileListSchema } from '../../../contract/fine-tunes/fine-tune.ts';
import { childrenOf, startMember, type Member } from '../../testing/kills/fleet.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { findFreePort } from '../../../database/embedded/find-free-port.ts';
import { testKeys } from '../../testing/test-environment.ts';
import { openTokenFile } from '../tokens/token-file-reader.ts';
import { createFineTuneClient, type FineTuneClient } from './fine-tune-client.ts';
import { makeRows } from './write-datasets.ts';

/** The findings of a run. */
export interface TokenKillsReport {
  /** Number of kills by target. */
  kills: Record<string, number>;
  /** The token count of undisturbed runs. */
  tokens: number;
  /** How many kills interrupted the work, which another attempt then finished. Kills of the HTTP service do not. */
  repeated: number;
  /** What is wrong, one sentence each. */
  errors: string[];
}

const pollEveryMs = 5;

/** Installs a trigger that records how often each fine-tune ended. */
async function installAudit(pool: Pool): Promise<void> {
  await pool.query(`
    create schema audit;
    create table audit.ends (id uuid not null, status text not null);
    create function audit.remember_end() returns trigger language plpgsql as $$
      begin
        insert into audit.ends values (new.id, new.status);
        return null;
      end $$;
    create trigger remember_end after update on service.fine_tunes for each row
      when (new.finished_at is not null) execute function audit.remember_end();`);
}

async function kill(target: string, members: Member[]): Promise<void> {
  const running = members.flatMap((member) => member.process() ?? []);
  for (const { pid } of running) {
    const victims = target === 'child' ? await childrenOf(pid) : [pid];
    for (const victim of victims) {
      try {
        process.kill(victim, 'SIGKILL');
      } catch {
        // The process has just exited.
      }
    }
  }
}

/** Starts tokenizing, and resolves as soon as a worker has claimed it. */
async function begin(client: FineTuneClient, pool: Pool, id: string): Promise<void> {
  await client.act(id, 'tokenize');
  for (;;) {
    const { rows } = await pool.query('select 1 from service.fine_tunes where id = $1 and attempt > 0', [id]);
    if (rows.length > 0) return;
    await wait(pollEveryMs);
  }
}

/** What is wrong with one outcome. */
async function check(client: FineTuneClient, request: (path: string) => Promise<Response>, id: string, tokens: number) {
  const done = await client.until(id, ({ finished_at: finishedAt }) => finishedAt !== null);
  const words = JSON.stringify([done.status, done.error, done.total_token_count]);
  if (done.status !== 'tokenizing' || done.total_token_count !== tokens) return [`${id} came to ${words}`];
  const path = `/file/main/${done.tokenization?.token_file?.path ?? ''}`;
  const bytes = Buffer.from(await (await request(path)).arrayBuffer());
  const read = (start: number, end: number) => Promise.resolve(bytes.subarray(start, end));
  const file = await openTokenFile({ bytes: bytes.length, read }).catch(() => null);
  return file?.header.tokens === tokens ? [] : [`${id} has a token file of ${bytes.length} bytes that does not hold`];
}

/**
 * Tokenizes one dataset again and again, each time with a kill at another moment of the work: of the workers, the
 * tokenizing process or the HTTP service, which all restart. Each fine-tune must end correctly exactly once.
 *
 * @param options.environment the settings of all processes
 * @param options.unharmed number of undisturbed runs at first; the quickest gives the duration of the work
 * @param options.moments number of kills, spread evenly over the work
 */
export async function runTokenKills(options: {
  environment: Record<string, string>;
  pool: Pool;
  workers: number;
  unharmed: number;
  moments: number;
  rows: number;
  onKill: (count: number, target: string) => void;
}): Promise<TokenKillsReport> {
  const http = startMember('http', { ...options.environment, SERVICE_PORT: String(await findFreePort()) });
  await http.up();
  await installAudit(options.pool);
  const workers = Array.from({ length: options.workers }, () => startMember('worker', options.environment));
  const all = [http, ...workers];
  await Promise.all(all.map((member) => member.up()));
  const ann = createTestClient(http.url, testKeys.ann);
  const client = createFineTuneClient(ann);
  const request = (path: string) => ann.request('GET', client.base + path);
  const report: TokenKillsReport = { kills: {}, tokens: 0, repeated: 0, errors: [] };
  try {
    await client.upload('rows.jsonl', Array.from(makeRows(options.rows), (row) => JSON.stringify(row)).join('\n'));
    let tookMs = Infinity;
    for (let run = 0; run < options.unharmed; run += 1) {
      const { id } = await client.create('main/rows.jsonl');
      await begin(client, options.pool, id);
      const startedAt = performance.now();
      const done = await client.until(id, ({ finished_at: finishedAt }) => finishedAt !== null);
      report.tokens = done.total_token_count ?? 0;
      tookMs = Math.min(tookMs, performance.now() - startedAt);
    }

    for (let moment = 0; moment < options.moments; moment += 1) {
      const target = ['worker', 'child', 'worker', 'http'][moment % 4] ?? 'worker';
      await Promise.all(all.map((member) => member.up()));
      const { id } = await client.create('main/rows.jsonl');
      await begin(client, options.pool, id);
      await wait((tookMs * (moment + 0.5)) / options.moments);
      await kill(target, target === 'http' ? [http] : workers);
      report.kills[target] = (report.kills[target] ?? 0) + 1;
      options.onKill(moment + 1, target);
      await Promise.all(all.map((member) => member.up()));
      report.errors.push(...(await check(client, request, id, report.tokens)));
    }

    const { rows: ends } = await options.pool.query<{ id: string; count: number }>(
      'select id, count(*)::int as count from audit.ends group by id',
    );
    const ended = options.moments + options.unharmed;
    report.errors.push(...ends.filter(({ count }) => count > 1).map(({ id }) => `${id} ended more than once`));
    if (ends.length !== ended) report.errors.push(`${ends.length} of ${ended} ended`);
    const list = fileListSchema.parse(await (await request('/files/main?prefix=rows.jsonl.&page_size=1000')).json());
    if (list.total_entries !== ended) report.errors.push(`there are ${list.total_entries} token files, not ${ended}`);
    const { rows } = await options.pool.query('select 1 from service.fine_tunes where attempt > 1');
    report.repeated = rows.length;
    return report;
  } finally {
    await Promise.all(all.map((member) => member.stop()));
  }
}
