import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PooledDatabase } from './connect.ts';

/** The two programs' parts of the database. */
export type DatabasePart = 'studio' | 'service';

/** A migration: its name, and the time that identifies it in the database. */
export interface Migration {
  tag: string;
  when: number;
}

// One lock for both parts, because they share the schema that records which migrations ran.
const migrationLock = 7_235_001;

// Not `new URL(…, import.meta.url)`, which a bundler treats as a file to emit.
const folderOf = (part: DatabasePart) => join(dirname(fileURLToPath(import.meta.url)), 'migrations', part);
const journalOf = (folder: string) => join(folder, 'meta', '_journal.json');

/** The migrations of a part that this version has, in their order. */
export async function listMigrations(part: DatabasePart): Promise<Migration[]> {
  const { entries } = JSON.parse(await readFile(journalOf(folderOf(part)), 'utf8')) as { entries: Migration[] };
  return entries.map(({ tag, when }) => ({ tag, when }));
}

/**
 * Brings one program's schema up to date. Several processes may call this at once: an advisory lock lets one migrate
 * while the others wait and then find nothing left to do. Uses one connection of the pool.
 */
export function migrateDatabase(database: PooledDatabase, part: DatabasePart): Promise<void> {
  return applyMigrations(database, part, folderOf(part));
}

/**
 * Creates one program's schema as an earlier version had it.
 *
 * @param count how many of the first migrations to apply
 */
export async function migrateToEarlier(database: PooledDatabase, part: DatabasePart, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'easel-migrations-'));
  try {
    await cp(folderOf(part), folder, { recursive: true });
    const journal = JSON.parse(await readFile(journalOf(folder), 'utf8')) as { entries: unknown[] };
    await writeFile(journalOf(folder), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await applyMigrations(database, part, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function applyMigrations(database: PooledDatabase, part: DatabasePart, migrationsFolder: string): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'migrations', migrationsTable: part });
  } finally {
    // Closing the connection releases the lock, also after a failed migration.
    client.release(true);
  }
}
