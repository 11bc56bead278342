import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Access } from '../context/access.ts';
import { record } from './record.ts';

/** A person who comes again later than this counts as logged in again. */
const visitHours = 12;

/**
 * Records as a login that a trusted proxy names a person, who has no session: with their first request from an address in
 * twelve hours.
 */
export async function recordVisit(database: Database, personId: string, access: Access): Promise<void> {
  const { rows } = await database.execute(sql`
    select from studio.audit_entries where person_id = ${personId} and action = 'logged_in' and access = ${access.by}
      and address is not distinct from ${access.address}::text and created_at > now() - make_interval(hours => ${visitHours})
    limit 1`);
  if (rows.length > 0) return;
  await record(database, { personId, access }, { action: 'logged_in', subject: null, details: {} });
}
