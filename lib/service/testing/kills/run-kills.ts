import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { findFreePort } from '../../../database/embedded/find-free-port.ts';
import { testKeys } from '../test-environment.ts';
import { hangBoundMs } from '../../../setup/test/hang-bound.ts';
import { createTestClient } from '../test-client.ts';
import { installAudit, readAudit, type AuditReport } from './audit.ts';
import { checkResults } from './check-results.ts';
import { childrenOf, startMember, type Member } from './fleet.ts';
import { submitUntil, type Submissions } from './submitters.ts';

/** What a run can kill. */
export type Target = 'http' | 'worker' | 'renderer' | 'database';

/** The findings of a run. */
export interface KillsReport extends AuditReport, Submissions {
  kills: Record<Target, number>;
  /** Acknowledged generations without a row or without an end. */
  lost: string[];
  /** What is wrong with results, one sentence each. */
  errors: string[];
  /** How generations ended, counted by status and reason. */
  ends: Record<string, number>;
}

const renderModule = fileURLToPath(new URL('./nonce-renderer.ts', import.meta.url));

/** Kills a process. Returns false if it is gone: a renderer may exit between being found and being killed. */
function killIfThere(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

async function killOne(
  target: Target,
  members: Member[],
  killDatabase: (() => Promise<void>) | null,
): Promise<boolean> {
  if (target === 'database') {
    await killDatabase?.();
    return killDatabase !== null;
  }
  const running = members.filter(({ role }) => (role === 'http') === (target === 'http'));
  const process = running[randomInt(running.length)]?.process() ?? null;
  if (process === null) return false;
  if (target !== 'renderer') {
    // Until it has exited, it would count as up.
    await process.end('SIGKILL');
    return true;
  }
  const children = await childrenOf(process.pid);
  const child = children[randomInt(Math.max(1, children.length))];
  if (child === undefined) return false;
  return killIfThere(child);
}

/**
 * Waits until every generation has ended, at most `hangBoundMs`, and returns the audit, which names those still open.
 */
async function auditOnceQuiet(pool: Pool): Promise<AuditReport> {
  const tooLate = Date.now() + hangBoundMs;
  for (;;) {
    const audit = await readAudit(pool);
    if (audit.open.length === 0 || Date.now() > tooLate) return audit;
    await wait(200);
  }
}

async function countEnds(pool: Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ end: string; count: number }>(`
    select status || coalesce(': ' || error_message, '') as end, count(*)::int as count
    from service.generations group by 1 order by 2 desc`);
  return Object.fromEntries(rows.map(({ end, count }) => [end, count]));
}

/**
 * Runs a whole service, submits to it without pause, and kills its processes at random moments. Each restarts at once.
 * Afterwards every acknowledged generation must have ended exactly once.
 *
 * @param options.environment the settings of all processes: database, storage, data directory
 * @param options.pool connections to the database; the pool must survive kills of the database
 * @param options.killDatabase kills and restarts the database; null never kills it
 * @param options.onKill called at each kill
 */
export async function runKills(options: {
  environment: Record<string, string>;
  pool: Pool;
  killDatabase: (() => Promise<void>) | null;
  members: { http: number; worker: number };
  kills: number;
  longestPauseMs: number;
  onKill: (count: number, target: Target) => void;
}): Promise<KillsReport> {
  const { environment, pool } = options;
  const common = { ...environment, RENDER_MODULE: renderModule };
  const members: Member[] = [];
  for (let number = 0; number < options.members.http; number += 1) {
    members.push(startMember('http', { ...common, SERVICE_PORT: String(await findFreePort()) }));
    await members.at(-1)?.up();
  }
  await installAudit(pool);
  for (let number = 0; number < options.members.worker; number += 1) members.push(startMember('worker', common));
  await Promise.all(members.map((member) => member.up()));

  const urls = members.filter(({ role }) => role === 'http').map(({ url }) => url);
  const clients = urls.map((url) => createTestClient(url, testKeys.ann));
  const ann: Submissions = { acknowledged: [], unanswered: 0, answeredCalls: 0 };
  const ben: Submissions = { acknowledged: [], unanswered: 0, answeredCalls: 0 };
  const over = new AbortController();
  const submitting = Promise.all([
    submitUntil(over.signal, { urls, key: testKeys.ann, firstSeed: 0, submissions: ann }),
    submitUntil(over.signal, { urls, key: testKeys.ben, firstSeed: 1_000_000, submissions: ben }),
  ]);

  const kills: KillsReport['kills'] = { http: 0, worker: 0, renderer: 0, database: 0 };
  // Two thirds of the kills hit workers and their render processes.
  const targets: Target[] = [
    'http',
    'http',
    'worker',
    'worker',
    'worker',
    'renderer',
    'renderer',
    'renderer',
    'database',
  ];
  for (let count = 0; count < options.kills;) {
    await wait(randomInt(options.longestPauseMs));
    const target = targets[randomInt(targets.length)] ?? 'worker';
    if (!(await killOne(target, members, options.killDatabase))) continue;
    kills[target] += 1;
    count += 1;
    options.onKill(count, target);
  }
  over.abort();
  await submitting;
  await Promise.all(members.map((member) => member.up()));

  const benClients = urls.map((url) => createTestClient(url, testKeys.ben));
  // The audit includes generations whose answer did not arrive.
  const audit = await auditOnceQuiet(pool);
  const isOpen = new Set(audit.open);
  const isMade = new Set(audit.made);
  const acknowledged = [...ann.acknowledged, ...ben.acknowledged];
  const errors = [
    ...(await checkResults(ann.acknowledged, clients)),
    ...(await checkResults(ben.acknowledged, benClients)),
  ];
  const ends = await countEnds(pool);
  await Promise.all(members.map((member) => member.stop()));
  return {
    ...audit,
    kills,
    acknowledged,
    unanswered: ann.unanswered + ben.unanswered,
    answeredCalls: ann.answeredCalls + ben.answeredCalls,
    lost: acknowledged.filter((id) => !isMade.has(id) || isOpen.has(id)),
    errors,
    ends,
  };
}
