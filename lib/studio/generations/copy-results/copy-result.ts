import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { readablePrompt } from '../../../contract/prompt/readable-prompt.ts';
import { retryDatabase } from '../../../database/retry-database.ts';
import { libraryItems, requestMedia } from '../../../database/studio-library-tables.ts';
import { media, submissions } from '../../../database/studio-tables.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { MediaRow } from '../../library/files/media-rows.ts';
import { safeName } from '../../library/files/safe-name.ts';
import { insertFile, storeFile } from '../../library/files/store-file.ts';
import type { JobRow } from '../records/job-rows.ts';
import { fetchResult } from './fetch-result.ts';
import { derivedName, derivedTitle } from './derived-name.ts';
import { numbersOf, resultName, resultSeed } from './result-name.ts';

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
    const ownerId = await ownerOf(context, job);
    const identity = {
      id: resultId(job.id, position),
      origin: 'result' as const,
      ownerId,
      jobId: job.id,
      position,
      seed,
    };
    const { row, steps } = await storeFile(context, { ...file, name: resultName(job, identity) }, identity, signal);
    const source = job.prompt === null ? await onlySource(context, job) : null;
    const stored = { row: source === null ? row : { ...row, ...derivedNames(job, source, row) }, steps };
    await retryDatabase(() => context.database.transaction((transaction) => insertFile(transaction, stored)));
    context.wakeMediaWorker();
  } finally {
    await rm(file.path, { force: true });
  }
}

/** The person who submitted a job. */
async function ownerOf({ database }: StudioContext, { submissionId }: JobRow): Promise<string> {
  const [submission] = await database
    .select({ ownerId: submissions.ownerId })
    .from(submissions)
    .where(eq(submissions.id, submissionId));
  if (submission === undefined) throw new Error('A submission is gone.');
  return submission.ownerId;
}

/** A file that a result was made of. */
type Source = Pick<MediaRow, 'name' | 'width' | 'height'> & { caption: string };

/** The file name and the title of a result that was made of one file without a prompt. */
function derivedNames(job: JobRow, source: Source, row: MediaRow): Pick<MediaRow, 'name' | 'title'> {
  const model = job.modelName ?? job.model;
  const distinction = numbersOf({ position: job.position }, { seed: null, position: row.position });
  return {
    name: safeName(`${derivedName(source, row, { model, distinction })}.x`, row.contentType),
    title: derivedTitle({ ...source, caption: readablePrompt(source.caption) }, row, model),
  };
}

/** The one file that a request used; null for none and for several. */
async function onlySource(context: StudioContext, { submissionId }: JobRow): Promise<Source | null> {
  const sources = await context.database
    .select({ name: media.name, caption: libraryItems.caption, width: media.width, height: media.height })
    .from(requestMedia)
    .innerJoin(media, eq(media.id, requestMedia.mediaId))
    .innerJoin(libraryItems, eq(libraryItems.id, media.id))
    .where(eq(requestMedia.submissionId, submissionId))
    .limit(2);
  return sources.length === 1 ? (sources[0] ?? null) : null;
}

/** The same id for the same result, so that a retry after a crash replaces the stored files. */
function resultId(jobId: string, position: number): string {
  const digits = createHash('sha256').update(`${jobId}:${position}`).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
