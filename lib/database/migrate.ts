import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connect.ts';

/** The two programs' own parts of the database. */
export type DatabasePart = 'studio' | 'service';

// One lock for both parts: they share the schema that remembers which migrations ran.
const migrationLock = 7_235_001;

/**
 * Brings one program's schema up to date. Several processes may call this at once: an advisory lock lets one work
 * while the others wait, and finds nothing left to do for them.
 */
export async function migrateDatabase(database: Database, part: DatabasePart): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await migrate(database, {
      migrationsFolder: fileURLToPath(new URL(`./migrations/${part}`, import.meta.url)),
      migrationsSchema: 'migrations',
      migrationsTable: part,
    });
  });
}
