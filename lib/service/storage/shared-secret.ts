import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { secrets } from '../../database/service-tables.ts';

/** A random value that all processes of this database share, made by whoever asks first. */
export async function readSharedSecret(database: Database, name: string): Promise<string> {
  await database
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await database.select().from(secrets).where(eq(secrets.name, name));
  if (row === undefined) throw new Error(`The secret ${name} was removed while it was read.`);
  return row.value;
}
