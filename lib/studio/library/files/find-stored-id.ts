import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { media } from '../../../database/studio-tables.ts';

/** The id of a file that the studio has; null for none, and for one that it does not have. */
export async function findStoredId(database: Database, id: string | null): Promise<string | null> {
  const [file] = id === null ? [] : await database.select({ id: media.id }).from(media).where(eq(media.id, id));
  return file?.id ?? null;
}
