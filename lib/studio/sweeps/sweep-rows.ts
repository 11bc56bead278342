import { desc, eq } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import type { Sweep } from '../../contract/studio/sweep.ts';
import type { Database } from '../../database/connect.ts';
import { sweeps } from '../../database/studio-sweep-tables.ts';

/** The most sweeps of a list. */
const mostListed = 50;

/** The newest sweeps, the newest first. */
export async function listSweeps(database: Database): Promise<Sweep[]> {
  const rows = await database.select().from(sweeps).orderBy(desc(sweeps.createdAt)).limit(mostListed);
  return rows.map(toSweep);
}

/** A sweep by its id; null where there is none. */
export async function findSweep(database: Database, id: string): Promise<Sweep | null> {
  const [row] = isUuid(id) ? await database.select().from(sweeps).where(eq(sweeps.id, id)) : [];
  return row === undefined ? null : toSweep(row);
}

/**
 * A sweep by its id.
 *
 * @throws EaselError `resource_not_found`
 */
export async function readSweep(database: Database, id: string): Promise<Sweep> {
  const found = await findSweep(database, id);
  if (found === null) throw new EaselError('resource_not_found', 'This sweep does not exist.');
  return found;
}

function toSweep(row: typeof sweeps.$inferSelect): Sweep {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
