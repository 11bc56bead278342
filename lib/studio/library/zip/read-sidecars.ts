import { and, eq, sql } from 'drizzle-orm';
import { sidecarFormat, type LibrarySidecar } from '../../../contract/studio/library-sidecar.ts';
import type { Database } from '../../../database/connect.ts';
import { boardItems, boards, libraryItems, stars } from '../../../database/studio-library-tables.ts';
import { jobs, media, submissions } from '../../../database/studio-tables.ts';
import { mayUseBoard } from '../board-access.ts';
import { isAnyOf } from '../items/resolve-selection.ts';
import type { MediaRow } from '../files/media-rows.ts';

/** A file and the settings beside it. */
export interface FileWithSidecar {
  file: MediaRow;
  sidecar: LibrarySidecar;
}

/**
 * Files with their settings, in the order of their ids. Missing files are left out.
 *
 * @param personId whose stars they have, and whose boards: those that this person may view
 */
export async function readSidecars(database: Database, ids: string[], personId: string): Promise<FileWithSidecar[]> {
  const rows = await database
    .select({
      file: media,
      starredAt: stars.createdAt,
      marks: { rating: libraryItems.rating, label: libraryItems.label, flag: libraryItems.flag },
      job: jobs,
      request: submissions.request,
      boards: sql<
        string[]
      >`array(select ${boards.name} from ${boardItems} join ${boards} on ${boards.id} = ${boardItems.boardId}
        where ${boardItems.itemId} = ${libraryItems.id} and ${boards.trashedAt} is null and ${mayUseBoard(personId, 'view')} order by ${boards.name})`,
    })
    .from(libraryItems)
    .innerJoin(media, eq(media.id, libraryItems.id))
    .leftJoin(stars, and(eq(stars.itemId, libraryItems.id), eq(stars.personId, personId)))
    .leftJoin(jobs, eq(jobs.id, media.jobId))
    .leftJoin(submissions, eq(submissions.id, jobs.submissionId))
    .where(isAnyOf(ids));
  const byId = new Map(rows.map((row) => [row.file.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { file, job } = row;
    const generation: LibrarySidecar['generation'] =
      job === null
        ? null
        : {
            jobId: job.id,
            position: file.position,
            model: job.model,
            modelName: job.modelName,
            mediaType: job.mediaType,
            prompt: job.prompt,
            seed: file.seed,
            request: row.request ?? {},
            createdAt: job.createdAt.toISOString(),
            startedAt: job.startedAt?.toISOString() ?? null,
            completedAt: job.completedAt?.toISOString() ?? null,
          };
    return [
      {
        file,
        sidecar: {
          format: sidecarFormat,
          id: file.id,
          kind: file.kind,
          origin: file.origin,
          sha256: file.sha256,
          createdAt: file.createdAt.toISOString(),
          isStarred: row.starredAt !== null,
          ...row.marks,
          boards: row.boards,
          generation,
        },
      },
    ];
  });
}
