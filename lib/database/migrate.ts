import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PooledDatabase } from './connect.ts';

/** The two programs' own parts of the database. */
export type DatabasePart = 'studio' | 'service';

// One lock for both parts: they share the schema that remembers which migrations ran.
const migrationLock = 7_235_001;

/**
 * Brings one program's schema up to date. Several processes may call this at once: an advisory lock lets one work
 * while the others wait, and finds nothing left to do for them. Takes one connection of the pool.
 */
export async function migrateDatabase(database: PooledDatabase, part: DatabasePart): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), {
      // Not `new URL(…, import.meta.url)`: a bundler takes that for a file to emit.
      migrationsFolder: join(dirname(fileURLToPath(import.meta.url)), 'migrations', part),
      migrationsSchema: 'migrations',
      migrationsTable: part,
    });
  } finally {
    // Closing the connection releases the lock, whatever the migration did.
    client.release(true);
  }
}
