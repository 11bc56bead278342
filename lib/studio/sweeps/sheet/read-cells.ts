import { and, eq, inArray } from 'drizzle-orm';
import { isOpenJob } from '../../../contract/studio/studio-job-status.ts';
import type { Sweep } from '../../../contract/studio/sweep.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems } from '../../../database/studio-library-tables.ts';
import { jobs, media, submissions } from '../../../database/studio-tables.ts';
import type { JobRow } from '../../generations/records/job-rows.ts';
import type { MediaRow } from '../../library/files/media-rows.ts';
import type { SheetTexts } from './texts.ts';

type SheetLack = Exclude<keyof SheetTexts, 'seed'>;

/** A cell of a sweep: its newest job, and the first result of that. */
export interface SheetCell {
  job: JobRow;
  /** Null where there is none, and where it is in the trash. */
  file: MediaRow | null;
  /** What became of its result, where there is no file. */
  lack: SheetLack;
}

/** The cells of a sweep, row by row; null for one whose job is gone. */
export async function readCells(database: Database, sweep: Sweep): Promise<(SheetCell | null)[]> {
  const found = await database
    .select({ job: jobs, retryOf: submissions.retryOf })
    .from(jobs)
    .innerJoin(submissions, eq(submissions.id, jobs.submissionId))
    .where(and(eq(submissions.batchId, sweep.id), eq(jobs.position, 0)))
    .orderBy(jobs.createdAt, jobs.id);
  const files = await database
    .select({ file: media, trashedAt: libraryItems.trashedAt })
    .from(media)
    .leftJoin(libraryItems, eq(libraryItems.id, media.id))
    .where(
      and(
        inArray(
          media.jobId,
          found.map(({ job }) => job.id),
        ),
        eq(media.position, 0),
      ),
    );
  const fileOf = new Map(files.map((one) => [one.file.jobId, one]));
  const byId = new Map(found.map(({ job }) => [job.id, job]));
  const retryOf = new Map(found.flatMap(({ job, retryOf: earlier }) => (earlier === null ? [] : [[earlier, job]])));
  return sweep.jobIds.map((id) => {
    let job = byId.get(id);
    // Each retry is newer, so this ends.
    for (let next = job; next !== undefined; next = retryOf.get(next.id)) job = next;
    if (job === undefined) return null;
    const known = fileOf.get(job.id);
    const isTrashed = known !== undefined && known.trashedAt !== null;
    return { job, file: isTrashed ? null : (known?.file ?? null), lack: lackOf(job, isTrashed) };
  });
}

function lackOf({ status }: JobRow, isTrashed: boolean): SheetLack {
  if (isTrashed) return 'trashed';
  if (status === 'failed' || status === 'cancelled') return status;
  return isOpenJob(status) ? 'open' : 'missing';
}
