import { and, eq, sql } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { generations } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';

/** The class of advisory locks that serialise the counting of each owner's submissions. */
const waitingLimitLock = 7_235_004;
const retryAfterSeconds = 10;

/**
 * Rejects a submission that would exceed the limit of an owner's queued generations. The owner's submissions are
 * serialised until the transaction ends, so that none is missed.
 *
 * @param wanted.limit 0 for no limit
 * @throws EaselError `too_many_requests`
 */
export async function checkWaitingLimit(
  transaction: Database,
  owner: string,
  wanted: { count: number; limit: number },
): Promise<void> {
  if (wanted.limit === 0) return;
  await transaction.execute(sql`select pg_advisory_xact_lock(${waitingLimitLock}, hashtext(${owner}))`);
  const waiting = await transaction.$count(
    generations,
    and(eq(generations.status, 'queued'), eq(generations.owner, owner)),
  );
  if (waiting + wanted.count <= wanted.limit) return;
  const message = `This key has ${waiting} generations waiting. The limit is ${wanted.limit}. Wait for some to finish, or cancel some.`;
  throw new EaselError('too_many_requests', message, { retryAfterSeconds });
}
