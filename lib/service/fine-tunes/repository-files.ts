import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import { repositoryFiles } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import { EaselError } from '../../contract/error.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { Repository } from './fine-tune-store.ts';

/** A file of a repository, as its row has it. */
export type RepositoryFile = typeof repositoryFiles.$inferSelect;

/**
 * Checks a path inside a repository: relative, no way out of it.
 *
 * @throws EaselError `invalid_params`
 */
export function checkFilePath(path: string): void {
  const parts = path.split('/');
  const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  if (isPlain && Buffer.byteLength(path) <= 1024 && !/[\p{Cc}\\]/u.test(path)) return;
  throw new EaselError('invalid_params', 'This is no path of a file: use names with single slashes between them.');
}

/** A file by branch and path; null when there is none. */
export async function findRepositoryFile(
  database: Database,
  place: Repository,
  branch: string,
  path: string,
): Promise<RepositoryFile | null> {
  const [row] = await database
    .select()
    .from(repositoryFiles)
    .where(
      and(
        eq(repositoryFiles.owner, place.owner),
        eq(repositoryFiles.namespace, place.namespace),
        eq(repositoryFiles.repository, place.repository),
        eq(repositoryFiles.branch, branch),
        eq(repositoryFiles.path, path),
      ),
    );
  return row ?? null;
}

/** Puts a local file into a repository, in the place of what was there. The local file is used up. */
export async function putRepositoryFile(
  tools: { database: Database; storage: FileStorage },
  place: Repository,
  file: { branch: string; path: string; localPath: string; contentType: string },
): Promise<RepositoryFile> {
  const { branch, path, localPath, contentType } = file;
  const { size: bytes } = await stat(localPath);
  const storageKey = `repositories/${randomUUID()}`;
  await tools.storage.put(storageKey, localPath, contentType);
  const former = await findRepositoryFile(tools.database, place, branch, path);
  const { owner, namespace, repository } = place;
  const [row] = await tools.database
    .insert(repositoryFiles)
    .values({ id: randomUUID(), owner, namespace, repository, branch, path, storageKey, contentType, bytes })
    .onConflictDoUpdate({
      target: [
        repositoryFiles.owner,
        repositoryFiles.namespace,
        repositoryFiles.repository,
        repositoryFiles.branch,
        repositoryFiles.path,
      ],
      set: { storageKey, contentType, bytes, updatedAt: sql`now()` },
    })
    .returning();
  if (row === undefined) throw new Error('The file was not written.');
  if (former !== null) await tools.storage.delete(former.storageKey);
  return row;
}
