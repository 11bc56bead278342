import { randomInt } from 'node:crypto';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Client } from 'pg';
import type { Database } from '../../database/connect.ts';

/** First key of the advisory locks that show which workers are alive. */
const workerLockSpace = 7_235_002;

/** A unique number for a worker process. */
export function drawWorkerNumber(): number {
  return randomInt(1, 2 ** 31 - 1);
}

/**
 * Takes the lock that shows that this worker is alive. PostgreSQL releases it when the connection ends, however the
 * process ended. The lock is shared, so that a worker that reconnects need not wait until PostgreSQL notices the broken
 * connection.
 */
export async function holdWorkerLock(client: Client, worker: number): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, $2)', [workerLockSpace, worker]);
}

/** Whether the lock of the worker that a column names is no longer held. */
export function isWorkerGone(worker: SQLWrapper): SQL {
  return sql`not exists (
    select 1 from pg_locks as held
    where held.locktype = 'advisory' and held.granted and held.classid = ${workerLockSpace}
      and held.objid::bigint = ${worker}
      and held.database = (select oid from pg_database where datname = current_database()))`;
}

/** Those of some workers whose locks are no longer held. */
export async function listGone(database: Database, workers: readonly number[]): Promise<number[]> {
  const { rows } = await database.execute<{ worker: number }>(
    sql`select worker from unnest(${sql.param(workers)}::int[]) as worker where ${isWorkerGone(sql`worker`)}`,
  );
  return rows.map(({ worker }) => worker);
}
