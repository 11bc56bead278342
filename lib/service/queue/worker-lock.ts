import { randomInt } from 'node:crypto';
import type { Client } from 'pg';

/** First number of the advisory locks by which workers show that they live. */
export const workerLockSpace = 7_235_002;

/** A number for a worker process, unlike any other's. */
export function drawWorkerNumber(): number {
  return randomInt(1, 2 ** 31 - 1);
}

/**
 * Takes the lock that shows this worker to be alive. PostgreSQL lets go of it when the connection ends, however the
 * process ended. It is a shared lock, so that a worker whose connection broke need not wait for the old one to be noticed.
 */
export async function holdWorkerLock(client: Client, worker: number): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, $2)', [workerLockSpace, worker]);
}
