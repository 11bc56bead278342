import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { generations } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import { requeue } from './enqueue-generations.ts';
import { failGeneration } from './finish-generation.ts';
import { stillRunning, type Generation } from './generation-store.ts';
import type { JobQueue } from './job-queue.ts';
import { isAtEngine } from './lane.ts';

/** How many losses end a generation of the renderer: it is attempted twice. */
const lossesAllowed = 2;
/** An engine goes on when a worker is lost, and its work may be paid, so the next worker follows it. */
const lossesAllowedAtEngine = 20;

/** Whether a generation lost so many workers that it is not attempted again. */
export function isLostForGood(row: Pick<Generation, 'losses' | 'lane'>): boolean {
  return row.losses >= (isAtEngine(row) ? lossesAllowedAtEngine : lossesAllowed);
}

async function requeueAttempt(
  database: Database,
  queue: JobQueue,
  held: Generation,
  { losses, waitingFor }: { losses: number; waitingFor: string | null },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(generations)
      .set({
        status: 'queued',
        losses: sql`${generations.losses} + ${losses}`,
        worker: null,
        waitingFor,
        startedAt: null,
        queueJobId: randomUUID(),
      })
      .where(stillRunning(held))
      .returning();
    if (row === undefined) return false;
    await requeue(transaction, queue, row, held.queueJobId);
    return true;
  });
}

/**
 * Requeues an attempt without counting a loss, as when its worker shuts down.
 *
 * @param waitingFor why it waits, when that is known
 */
export function returnGeneration(
  database: Database,
  queue: JobQueue,
  held: Generation,
  waitingFor: string | null = null,
): Promise<boolean> {
  return requeueAttempt(database, queue, held, { losses: 0, waitingFor });
}

/**
 * Requeues all generations of these workers without counting losses. The workers may be gone; attempts that continue
 * are fenced off.
 */
export async function returnGenerationsOf(database: Database, queue: JobQueue, workers: number[]): Promise<void> {
  if (workers.length === 0) return;
  const held = await database
    .select()
    .from(generations)
    .where(and(eq(generations.status, 'processing'), inArray(generations.worker, workers)));
  for (const row of held) await returnGeneration(database, queue, row);
}

/**
 * Ends an attempt whose worker or renderer was lost: the generation is requeued, and fails when that happened too often.
 *
 * @param reason the error message when it fails
 */
export async function loseGeneration(
  database: Database,
  queue: JobQueue,
  held: Generation,
  reason: string,
): Promise<boolean> {
  if (!isLostForGood({ ...held, losses: held.losses + 1 })) {
    return requeueAttempt(database, queue, held, { losses: 1, waitingFor: null });
  }
  return failGeneration(database, held, new EaselError('unknown_error', reason));
}
