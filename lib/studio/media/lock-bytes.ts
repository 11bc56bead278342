import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';

/** First number of the pairs of advisory locks under which files of the same bytes are written one after another. */
const bytesLock = 7_235_005;

/** Waits until nobody else, in whichever studio, writes a file of these bytes; and has others wait until the transaction ends. */
export async function lockBytes(transaction: Pick<Database, 'execute'>, sha256: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${bytesLock}, hashtext(${sha256}))`);
}
