import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { mediaWork } from '../../../database/studio-tables.ts';

/** Makes everything due that is still to be made of a file, given up or not. What is being made this moment goes on. */
export async function retryMedia(database: Database, id: string): Promise<void> {
  await database
    .update(mediaWork)
    .set({ attempts: 0, nextAttemptAt: sql`now()`, message: null })
    .where(sql`${eq(mediaWork.mediaId, id)} and ${mediaWork.attempts} > 0`);
}
