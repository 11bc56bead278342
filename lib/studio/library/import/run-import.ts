import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import type { LibraryImport } from '../../../contract/studio/library-import.ts';
import { libraryImports } from '../../../database/studio-library-tables.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { receiveFile } from '../files/receive-file.ts';
import { isDiskFull } from '../../../storage/is-disk-full.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { importFile, type RestoreJob } from './import-file.ts';
import { listZip, openZip, type ZippedFile } from './read-zip.ts';
import type { ZipFile } from 'yauzl';
import { diskFullMessage } from '../files/describe-failure.ts';

/** Number of failed files that are listed by name. */
const mostListedFiles = 50;
/** An import without progress for so long has ended with its studio. */
const silentAfterMs = 3 * 60_000;

/**
 * Imports a zip. It returns as soon as the zip is received and readable; the files are imported in the background.
 *
 * @param restoreJob records the generation of a file
 * @throws EaselError `unsupported_media_type` for a file that is no zip or is malicious, `payload_too_large`
 */
export async function startImport(
  context: StudioContext,
  restoreJob: RestoreJob,
  source: AsyncIterable<Uint8Array>,
  { name, ownerId }: { name: string; ownerId: string },
): Promise<LibraryImport> {
  const file = await receiveFile(source, context.temporaryDirectory);
  try {
    const zip = await openZip(file.path);
    const files = await listZip(zip, file.bytes).catch((thrown: unknown) => {
      zip.close();
      throw thrown;
    });
    const id = randomUUID();
    const shownName = name.slice(0, 200);
    const [row] = await context.database
      .insert(libraryImports)
      .values({ id, ownerId, name: shownName, state: 'running', total: files.length })
      .returning();
    if (row === undefined) throw new Error('An import was not recorded.');
    context.background.start('import', async (signal) => {
      try {
        await importAll(context, restoreJob, { id, ownerId, zip, files }, signal);
      } finally {
        zip.close();
        await rm(file.path, { force: true });
      }
    });
    return toLibraryImport(row);
  } catch (thrown) {
    await rm(file.path, { force: true });
    throw thrown;
  }
}

/**
 * The progress of an import.
 *
 * @throws EaselError `resource_not_found`
 */
export async function readImport(context: Pick<StudioContext, 'database'>, id: string): Promise<LibraryImport> {
  const [row] = isUuid(id) ? await context.database.select().from(libraryImports).where(eq(libraryImports.id, id)) : [];
  if (row === undefined) throw new EaselError('resource_not_found', 'This import does not exist.');
  return toLibraryImport(row);
}

async function importAll(
  context: StudioContext,
  restoreJob: RestoreJob,
  work: { id: string; ownerId: string; zip: ZipFile; files: ZippedFile[] },
  signal: AbortSignal,
): Promise<void> {
  const change = (values: object) =>
    context.database
      .update(libraryImports)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(libraryImports.id, work.id));
  const faults: LibraryImport['faults'] = [];
  for (const file of work.files) {
    if (signal.aborted) {
      await change({
        state: 'failed',
        message: 'The studio stopped during the import. Import the zip again: files that are already here are skipped.',
      });
      return;
    }
    try {
      const outcome = await importFile(context, restoreJob, { zip: work.zip, file, ownerId: work.ownerId }, signal);
      const column = outcome === 'added' ? libraryImports.added : libraryImports.known;
      await change({ [outcome]: sql`${column} + 1` });
    } catch (thrown) {
      if (signal.aborted) continue;
      if (isDiskFull(thrown)) {
        await change({ state: 'failed', message: diskFullMessage });
        return;
      }
      if (!isEaselError(thrown))
        context.logger.warn({ error: describeError(thrown) }, 'a file of a zip could not be imported');
      const message = isEaselError(thrown) ? thrown.message : 'The file could not be read.';
      if (faults.length < mostListedFiles) faults.push({ name: file.name, message });
      await change({ refused: sql`${libraryImports.refused} + 1`, faults });
    }
  }
  await change({ state: 'done' });
}

function toLibraryImport(row: typeof libraryImports.$inferSelect): LibraryImport {
  const { id, name, total, added, known, refused, faults } = row;
  const isSilent = row.state === 'running' && Date.now() - row.updatedAt.getTime() > silentAfterMs;
  return {
    id,
    name,
    state: isSilent ? 'failed' : row.state,
    total,
    added,
    known,
    refused,
    faults,
    message: isSilent
      ? 'The studio stopped during the import. Import the zip again: files that are already here are skipped.'
      : row.message,
  };
}
