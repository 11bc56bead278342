import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { secrets } from '../database/studio-tables.ts';

/** The random value that every studio process of a database signs with; made by the first. */
export async function readSecret(database: Database): Promise<Buffer> {
  const value = randomBytes(32).toString('base64url');
  await database.insert(secrets).values({ name: 'signing', value }).onConflictDoNothing();
  const [row] = await database.select().from(secrets).where(eq(secrets.name, 'signing'));
  if (row === undefined) throw new Error('The database holds no signing secret.');
  return Buffer.from(row.value, 'base64url');
}
