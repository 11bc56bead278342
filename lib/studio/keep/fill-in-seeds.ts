import { setTimeout as wait } from 'node:timers/promises';
import { and, desc, eq } from 'drizzle-orm';
import { isEaselError } from '../../contract/error.ts';
import { looseGenerationRecordSchema } from '../../contract/generation-record.ts';
import { jobs, media, submissions } from '../../database/studio-tables.ts';
import { apiPath } from '../../upstream/path.ts';
import { readSeeds } from '../follow/read-record.ts';
import { retryDelay } from '../follow/poll-delay.ts';
import type { JobRow } from '../jobs/job-rows.ts';
import { safeName } from '../media/safe-name.ts';
import type { StudioContext } from '../studio-context.ts';
import { requestedSeed } from '../submit/record-submission.ts';
import { resultName, resultSeed } from './result-name.ts';

/** How many records one start of the studio asks for. The next start goes on. */
const mostRecords = 2_000;
/** Between two records: nobody waits for them, and a service counts requests. */
const pauseMs = 200;
/** Tries of one record, while the service cannot be asked. */
const maxAttempts = 6;
const longestRetryMs = 60_000;

/** The end of what the service can be asked now. */
class SilentServiceError extends Error {
  override name = 'SilentServiceError';
}

/**
 * Gives finished jobs of before their seeds, the newest first: from the record, where the media service still has it, else from the
 * request. Each record is asked for once; a service that stays silent is left alone until the studio starts again.
 *
 * @returns when all have theirs, the bound is reached, or the signal ends it
 */
export async function fillInSeeds(
  context: StudioContext,
  signal: AbortSignal,
  limits = { mostRecords, pauseMs },
): Promise<void> {
  let asked = 0;
  try {
    for (;;) {
      signal.throwIfAborted();
      const [next] = await context.database
        .select({ job: jobs, request: submissions.request })
        .from(jobs)
        .innerJoin(submissions, eq(submissions.id, jobs.submissionId))
        .where(unread)
        .orderBy(desc(jobs.createdAt))
        .limit(1);
      if (next === undefined) return;
      const { job, request } = next;
      const known = { seed: job.seed ?? requestedSeed(request), resultSeeds: job.resultSeeds };
      if (job.generationId === null) {
        await writeSeeds(context, job, known);
        continue;
      }
      if (asked >= limits.mostRecords) return;
      if (asked > 0) await wait(limits.pauseMs, undefined, { signal });
      asked += 1;
      await writeSeeds(context, job, { ...known, ...(await askFor(context, job.generationId, signal)) });
    }
  } catch (thrown) {
    if (!signal.aborted && !(thrown instanceof SilentServiceError)) throw thrown;
  }
}

const unread = and(eq(jobs.status, 'succeeded'), eq(jobs.isSeedRead, false));

/** What the record of a generation tells of its seeds; nothing where there is no such record any more. */
async function askFor(
  context: StudioContext,
  generationId: string,
  signal: AbortSignal,
): Promise<ReturnType<typeof readSeeds>> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const answer = await ask(context, generationId, signal);
    const isLater = answer === null || answer.status === 429 || answer.status >= 500;
    if (!isLater) {
      const record = looseGenerationRecordSchema.safeParse(answer.json).data;
      return answer.status === 200 && record?.generation_id === generationId ? readSeeds(record) : {};
    }
    const askedMs = Math.min(answer?.retryAfterSeconds ?? 0, 600) * 1000;
    await wait(Math.max(askedMs, retryDelay(attempt, longestRetryMs)), undefined, { signal });
  }
  throw new SilentServiceError();
}

/** The answer; null when none came. */
async function ask(context: StudioContext, generationId: string, signal: AbortSignal) {
  try {
    const path = apiPath`/api/ai/queue/${generationId}`;
    return await context.upstream.exchange({ method: 'GET', path, deadlineMs: context.deadlines.readMs, signal });
  } catch (thrown) {
    signal.throwIfAborted();
    if (isEaselError(thrown)) return null;
    throw thrown;
  }
}

/** Writes seeds to a job and its results, whose files are called by them from now on. */
async function writeSeeds(
  { database }: Pick<StudioContext, 'database'>,
  job: JobRow,
  seeds: Pick<JobRow, 'seed' | 'resultSeeds'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(jobs)
      .set({ ...seeds, isSeedRead: true })
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
