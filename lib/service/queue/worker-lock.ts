import { randomInt } from 'node:crypto';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Client } from 'pg';

/** First number of the advisory locks by which workers show that they live. */
const workerLockSpace = 7_235_002;

/** A number for a worker process, unlike any other's. */
export function drawWorkerNumber(): number {
  return randomInt(1, 2 ** 31 - 1);
}

/**
 * Takes the lock that shows this worker to be alive. PostgreSQL releases it when the connection ends, however the
 * process ended. It is a shared lock, so that a worker whose connection broke need not wait for the old one to be noticed.
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
