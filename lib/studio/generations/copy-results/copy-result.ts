import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { retryDatabase } from '../../../database/retry-database.ts';
import { media } from '../../../database/studio-tables.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { insertFile, storeFile } from '../../library/files/store-file.ts';
import type { JobRow } from '../records/job-rows.ts';
import { fetchResult } from './fetch-result.ts';
import { resultName, resultSeed } from './result-name.ts';

/** The positions of a job's results that are copied already. */
export async function copiedPositions(context: StudioContext, job: JobRow): Promise<Set<number>> {
  const rows = await context.database.select({ position: media.position }).from(media).where(eq(media.jobId, job.id));
  return new Set(rows.map(({ position }) => position));
}

/**
 * Copies one result of a job: first its bytes and thumbnail into storage, then the row. A repetition after a crash
 * replaces the stored files; two concurrent runs insert one row.
 */
export async function copyResult(
  context: StudioContext,
  job: JobRow,
  { url, position }: { url: string; position: number },
  signal: AbortSignal,
): Promise<void> {
  const { upstream, temporaryDirectory, settings } = context;
  const { resultLimitBytes } = settings;
  const file = await fetchResult({ download: upstream.download, temporaryDirectory, resultLimitBytes }, url, signal);
  try {
    const seed = resultSeed(job, position);
    const identity = { id: resultId(job.id, position), origin: 'result' as const, jobId: job.id, position, seed };
    const stored = await storeFile(context, { ...file, name: resultName(job, identity) }, identity, signal);
    await retryDatabase(() => context.database.transaction((transaction) => insertFile(transaction, stored)));
    context.wakeMediaWorker();
  } finally {
    await rm(file.path, { force: true });
  }
}

/** The same id for the same result, so that a retry after a crash replaces the stored files. */
function resultId(jobId: string, position: number): string {
  const digits = createHash('sha256').update(`${jobId}:${position}`).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
