import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PooledDatabase } from './connect.ts';

/** The two programs' parts of the database. */
export type DatabasePart = 'studio' | 'service';

// One lock for both parts, because they share the schema that records which migrations ran.
const migrationLock = 7_235_001;

/**
 * Brings one program's schema up to date. Several processes may call this at once: an advisory lock lets one migrate
 * while the others wait and then find nothing left to do. Uses one connection of the pool.
 */
export async function migrateDatabase(database: PooledDatabase, part: DatabasePart): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), {
      // Not `new URL(…, import.meta.url)`, which a bundler treats as a file to emit.
      migrationsFolder: join(dirname(fileURLToPath(import.meta.url)), 'migrations', part),
      migrationsSchema: 'migrations',
      migrationsTable: part,
    });
  } finally {
    // Closing the connection releases the lock, also after a failed migration.
    client.release(true);
  }
}
