import { setTimeout as wait } from 'node:timers/promises';
import { and, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { LooseGenerationRecord } from '../../../contract/generation-record.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { jobs, media, submissions } from '../../../database/studio-tables.ts';
import type { ListPosition } from '../../context/list-cursor.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { safeName } from '../../library/files/safe-name.ts';
import { resultName, resultSeed } from '../copy-results/result-name.ts';
import type { JobRow } from '../records/job-rows.ts';
import { readSeeds } from '../records/read-record.ts';
import { requestedSeed } from '../records/request-fields.ts';
import { askForRecord, SilentServiceError } from './ask-for-record.ts';

const defaults = {
  /** Number of records to read before a pause. */
  mostRecords: 2_000,
  /** Delay between two records: no person waits for them, and services limit requests. */
  pauseMs: 200,
  restMs: 10 * 60_000,
  /** Number of missing records in a row after which a record that was read before is read again. */
  mostMissing: 50,
};

/**
 * Fills in the missing seeds of finished jobs, the newest first: from the record if the media service still has it,
 * else from the request. A missing record counts as gone, and is not requested again, once another record could be
 * read: a service at another address has none of them, and a wrong key sees none. If none can be read, no more are
 * requested. A service that does not respond or refuses the key is left alone until the studio restarts.
 *
 * @returns when all records were requested, or the signal aborts
 */
export async function fillInSeeds(context: StudioContext, signal: AbortSignal, limits = defaults): Promise<void> {
  let asked = 0;
  let isAsking = true;
  let missing: string[] = [];
  let readable: string | null = null;
  let last: ListPosition | null = null;

  async function ask(generationId: string): Promise<LooseGenerationRecord | null> {
    const isRestDue = asked % limits.mostRecords === 0;
    if (asked > 0) await wait(isRestDue ? limits.restMs : limits.pauseMs, undefined, { signal });
    asked += 1;
    return askForRecord(context, generationId, signal);
  }
  async function markMissing(): Promise<void> {
    if (missing.length > 0) await markRead(context, missing);
    missing = [];
  }
  /** Marks records as missing if a record that was read before can be read now. Returns whether it can. */
  async function checkMissing(): Promise<boolean> {
    const known = readable ?? (await newestRead(context));
    if (known === null || (await ask(known)) === null) return false;
    await markMissing();
    return true;
  }

  try {
    for (;;) {
      signal.throwIfAborted();
      const next = await nextUnread(context, last);
      if (next === null) break;
      const { job, request } = next;
      last = job;
      const known = { seed: job.seed ?? requestedSeed(request), resultSeeds: job.resultSeeds };
      if (job.generationId === null) {
        await writeSeeds(context, job, { ...known, isSeedRead: true });
        continue;
      }
      const record = isAsking ? await ask(job.generationId) : null;
      if (record !== null) {
        readable = job.generationId;
        await markMissing();
        await writeSeeds(context, job, { ...known, ...readSeeds(record), isSeedRead: true });
        continue;
      }
      if (known.seed !== job.seed) await writeSeeds(context, job, { ...known, isSeedRead: false });
      if (!isAsking) continue;
      missing.push(job.id);
      if (missing.length === limits.mostMissing) isAsking = await checkMissing();
    }
    if (isAsking && missing.length > 0) await checkMissing();
  } catch (thrown) {
    if (!signal.aborted && !(thrown instanceof SilentServiceError)) throw thrown;
  }
}

const unread = and(eq(jobs.status, 'succeeded'), eq(jobs.isSeedRead, false));

/** The newest job before a position whose record was not read; null without one. */
async function nextUnread(
  { database }: Pick<StudioContext, 'database'>,
  last: ListPosition | null,
): Promise<{ job: JobRow; request: JsonObject } | null> {
  const isBefore =
    last === null
      ? undefined
      : or(lt(jobs.createdAt, last.createdAt), and(eq(jobs.createdAt, last.createdAt), lt(jobs.id, last.id)));
  const [next] = await database
    .select({ job: jobs, request: submissions.request })
    .from(jobs)
    .innerJoin(submissions, eq(submissions.id, jobs.submissionId))
    .where(and(unread, isBefore))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1);
  return next ?? null;
}

/** The newest generation whose record was read before; null without one. */
async function newestRead({ database }: Pick<StudioContext, 'database'>): Promise<string | null> {
  const [newest] = await database
    .select({ id: jobs.generationId })
    .from(jobs)
    .where(and(eq(jobs.isSeedRead, true), isNotNull(jobs.generationId)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1);
  return newest?.id ?? null;
}

/** Stores the seeds of a job and its results, and renames their files accordingly. */
async function writeSeeds(
  { database }: Pick<StudioContext, 'database'>,
  job: JobRow,
  seeds: Pick<JobRow, 'seed' | 'resultSeeds' | 'isSeedRead'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(jobs)
      .set(seeds)
      .where(and(eq(jobs.id, job.id), unread))
      .returning({ id: jobs.id });
    if (changed === undefined) return;
    const results = await transaction.select().from(media).where(eq(media.jobId, job.id));
    for (const result of results) {
      const seed = resultSeed(seeds, result.position);
      if (seed === result.seed) continue;
      const name = safeName(resultName(job, { ...result, seed }), result.contentType);
      await transaction.update(media).set({ seed, name }).where(eq(media.id, result.id));
    }
  });
}

/** Marks that the records of these jobs need not be read again. */
async function markRead({ database }: Pick<StudioContext, 'database'>, ids: string[]): Promise<void> {
  // As one parameter, since a statement takes at most 65,535.
  const isAnyOf = sql`${jobs.id} = any(${`{${ids.join(',')}}`}::uuid[])`;
  await database.update(jobs).set({ isSeedRead: true }).where(and(isAnyOf, unread));
}
