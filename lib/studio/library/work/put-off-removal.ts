import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { mediaWork } from '../../../database/studio-tables.ts';
import { thisWork } from './claim-work.ts';

/** Longer than a file is on its way into the storage. */
const putOffMs = 60 * 60_000;

/**
 * Has what is stored under an id left alone, for a file that is about to come under it. A removal that is under way is waited
 * for. One that is wanted still, because the file never came, follows in an hour.
 */
export async function putOffRemoval(database: Pick<Database, 'insert'>, mediaId: string): Promise<void> {
  const nextAttemptAt = sql`now() + ${putOffMs} * interval '1 millisecond'`;
  await database
    .insert(mediaWork)
    .values({ mediaId, step: 'removal', nextAttemptAt })
    .onConflictDoUpdate({ target: [mediaWork.mediaId, mediaWork.step], set: { nextAttemptAt } });
}

/** The file has come, and is not wanted: what was stored of it goes. */
export async function removeSoon(database: Pick<Database, 'update'>, mediaId: string): Promise<void> {
  await database
    .update(mediaWork)
    .set({ nextAttemptAt: sql`now()` })
    .where(thisWork({ mediaId, step: 'removal' }));
}

/** The file has come: nothing is to be removed any more. */
export async function forgetRemoval(database: Pick<Database, 'delete'>, mediaId: string): Promise<void> {
  await database.delete(mediaWork).where(thisWork({ mediaId, step: 'removal' }));
}
