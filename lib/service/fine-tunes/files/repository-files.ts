import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { isFilePath } from '../../../contract/fine-tunes/repository-path.ts';
import { repositoryFiles } from '../../../database/service-tables.ts';
import type { Database } from '../../../database/connect.ts';
import type { FileStorage } from '../../../storage/file-storage.ts';
import type { Repository } from './repository.ts';

/** The row of a repository's file. */
export type RepositoryFile = typeof repositoryFiles.$inferSelect;

/** Filter and page of a branch's files. */
export const fileFilterSchema = z.object({
  prefix: z.string().optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(1000).default(100),
});

/**
 * Checks a path inside a repository: relative, without a way out of it.
 *
 * @throws EaselError `invalid_params`
 */
export function checkFilePath(path: string): void {
  if (isFilePath(path)) return;
  throw new EaselError('invalid_params', 'Invalid file path. Use names separated by single slashes.');
}

function onBranch({ owner, namespace, repository }: Repository, branch: string) {
  return and(
    eq(repositoryFiles.owner, owner),
    eq(repositoryFiles.namespace, namespace),
    eq(repositoryFiles.repository, repository),
    eq(repositoryFiles.branch, branch),
  );
}

/** A file by branch and path; null for a missing one, and for an invalid name, as datasets and URLs can contain any. */
export async function findRepositoryFile(
  database: Database,
  repository: Repository,
  branch: string,
  path: string,
): Promise<RepositoryFile | null> {
  // The database can't store NUL.
  if ([repository.namespace, repository.repository, branch, path].some((name) => name.includes('\0'))) return null;
  const [row] = await database
    .select()
    .from(repositoryFiles)
    .where(and(onBranch(repository, branch), eq(repositoryFiles.path, path)));
  return row ?? null;
}

/**
 * A file by branch and path.
 *
 * @throws EaselError `resource_not_found`
 */
export async function getRepositoryFile(
  database: Database,
  repository: Repository,
  branch: string,
  path: string,
): Promise<RepositoryFile> {
  const file = await findRepositoryFile(database, repository, branch, path);
  if (file !== null) return file;
  throw new EaselError('resource_not_found', `The file ${branch}/${path} does not exist.`);
}

/** A page of a branch's files by path, and the total number. */
export async function listRepositoryFiles(
  database: Database,
  repository: Repository,
  branch: string,
  filter: z.infer<typeof fileFilterSchema>,
): Promise<{ rows: RepositoryFile[]; total: number }> {
  const beginning = (filter.prefix ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`);
  const condition = and(onBranch(repository, branch), like(repositoryFiles.path, `${beginning}%`));
  const rows = await database
    .select()
    .from(repositoryFiles)
    .where(condition)
    .orderBy(asc(repositoryFiles.path))
    .limit(filter.page_size)
    .offset((filter.page - 1) * filter.page_size);
  return { rows, total: await database.$count(repositoryFiles, condition) };
}

/** The storage key of a new file. Each is unique, and none is written twice. */
export function newFileKey(): string {
  return `repositories/${randomUUID()}`;
}

/** Points a branch and path to stored bytes. @returns the row, and the key of the former bytes, if any */
export async function nameRepositoryFile(
  database: Database,
  repository: Repository,
  file: Pick<RepositoryFile, 'branch' | 'path' | 'storageKey' | 'contentType' | 'bytes'>,
): Promise<{ row: RepositoryFile; formerKey: string | null }> {
  const { owner, namespace, repository: name } = repository;
  const former = await findRepositoryFile(database, repository, file.branch, file.path);
  const { storageKey, contentType, bytes } = file;
  const [row] = await database
    .insert(repositoryFiles)
    .values({ id: randomUUID(), owner, namespace, repository: name, ...file })
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
  return { row, formerKey: former?.storageKey ?? null };
}

/** Moves a local file into a repository, replacing an existing one. */
export async function putRepositoryFile(
  tools: { database: Database; storage: FileStorage },
  repository: Repository,
  file: { branch: string; path: string; localPath: string; contentType: string },
): Promise<RepositoryFile> {
  const { localPath, ...names } = file;
  const { size: bytes } = await stat(localPath);
  const storageKey = newFileKey();
  await tools.storage.put(storageKey, localPath, file.contentType);
  const { row, formerKey } = await nameRepositoryFile(tools.database, repository, { ...names, storageKey, bytes });
  if (formerKey !== null) await tools.storage.delete(formerKey);
  return row;
}

/** Removes files from a repository. @returns the number of removed files */
export async function deleteRepositoryFiles(
  tools: { database: Database; storage: FileStorage },
  repository: Repository,
  branch: string,
  paths: string[],
): Promise<number> {
  const rows = await tools.database
    .delete(repositoryFiles)
    .where(and(onBranch(repository, branch), inArray(repositoryFiles.path, paths)))
    .returning();
  // The rows are removed first: if the process ends here, `sweepStorage` removes the files.
  for (const { storageKey } of rows) await tools.storage.delete(storageKey);
  return rows.length;
}
