import { inArray } from 'drizzle-orm';
import { generations, inputs, repositoryFiles } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { storedInputKey } from '../storage/stored-input.ts';

const keysAtOnce = 500;

/** Finds the keys of a kind that a row still refers to. */
type FindNamed = (database: Database, keys: string[]) => Promise<Set<string>>;

const resultKey = /^results\/([0-9a-f-]{36})\/(\d+)-\d+$/;

/** A result is in use when its row refers to it, or when its attempt is still running and may still refer to it. */
const findNamedResults: FindNamed = async (database, keys) => {
  const ids = keys.flatMap((key) => resultKey.exec(key)?.[1] ?? []);
  const rows = await database
    .select({
      id: generations.id,
      status: generations.status,
      attempt: generations.attempt,
      results: generations.results,
    })
    .from(generations)
    .where(inArray(generations.id, [...new Set(ids)]));
  const named = new Set(rows.flatMap(({ results }) => results.map(({ storageKey }) => storageKey)));
  const running = new Set(rows.flatMap((row) => (row.status === 'processing' ? [`${row.id} ${row.attempt}`] : [])));
  for (const key of keys) {
    const [, id, attempt] = resultKey.exec(key) ?? [];
    if (running.has(`${id} ${attempt}`)) named.add(key);
  }
  return named;
};

const findNamedFiles: FindNamed = async (database, keys) => {
  const rows = await database
    .select({ key: repositoryFiles.storageKey })
    .from(repositoryFiles)
    .where(inArray(repositoryFiles.storageKey, keys));
  return new Set(rows.map(({ key }) => key));
};

const findNamedInputs: FindNamed = async (database, keys) => {
  const hashes = keys.map((key) => key.slice(storedInputKey('').length));
  const rows = await database.select({ hash: inputs.hash }).from(inputs).where(inArray(inputs.hash, hashes));
  return new Set(rows.map(({ hash }) => storedInputKey(hash)));
};

const kinds: [beginning: string, findNamed: FindNamed][] = [
  ['results/', findNamedResults],
  ['repositories/', findNamedFiles],
  [storedInputKey(''), findNamedInputs],
];

/**
 * Removes files that no row refers to: results of an attempt that was killed before it wrote its end, an upload that
 * was interrupted between file and row, an incomplete copy.
 *
 * @param youngestMs minimum age of a file; a row may soon refer to a younger one
 * @returns the number of removed files
 */
export async function sweepStorage(
  { database, storage }: { database: Database; storage: FileStorage },
  youngestMs: number,
): Promise<number> {
  const before = Date.now() - youngestMs;
  let removed = 0;

  async function sweep(keys: string[], findNamed: FindNamed): Promise<void> {
    if (keys.length === 0) return;
    const named = await findNamed(database, keys);
    const orphans = keys.filter((key) => !named.has(key));
    for (const key of orphans) await storage.delete(key);
    removed += orphans.length;
  }

  for (const [beginning, findNamed] of kinds) {
    let keys: string[] = [];
    for await (const { key, modifiedAt } of storage.list(beginning)) {
      if (modifiedAt.getTime() > before) continue;
      keys.push(key);
      if (keys.length < keysAtOnce) continue;
      await sweep(keys, findNamed);
      keys = [];
    }
    await sweep(keys, findNamed);
  }
  return removed;
}
