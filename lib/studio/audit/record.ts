import { sql } from 'drizzle-orm';
import type { AuditEvent } from '../../contract/studio/audit-actions.ts';
import type { Database } from '../../database/connect.ts';
import { auditEntries } from '../../database/studio-audit-tables.ts';
import type { Access } from '../context/access.ts';

/** Who does something; a `Caller` is one. */
export interface Actor {
  /** Null for somebody unknown, as at a failed login. */
  personId: string | null;
  /** The API token of the request; null or absent without one. */
  token?: { id: string } | null;
  access: Access;
}

/** Names are cut off: some are chosen by people who never logged in. */
const mostCharacters = 320;

/** A text as PostgreSQL can store it, alone and in JSON. */
function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, mostCharacters).toWellFormed();
}

const storableValue = (_key: string, value: unknown) => (typeof value === 'string' ? storable(value) : value);

function storableDetails(details: AuditEvent['details']): AuditEvent['details'] {
  return JSON.parse(JSON.stringify(details), storableValue) as AuditEvent['details'];
}

/**
 * Records in the audit log that somebody did something, with the names of the moment. Called in the transaction of what
 * was done, so that neither stands without the other.
 *
 * @param database that transaction; the database itself for what changes nothing in it
 */
export async function record(database: Pick<Database, 'insert'>, actor: Actor, event: AuditEvent): Promise<void> {
  const { personId, token = null, access } = actor;
  const { action, subject, details } = event;
  await database.insert(auditEntries).values({
    personId,
    personName: sql<string>`(select name from studio.people where id = ${personId}::uuid)`,
    personEmail: sql<string>`(select email from studio.people where id = ${personId}::uuid)`,
    access: access.by,
    tokenName: sql<string>`(select name from studio.api_tokens where id = ${token?.id ?? null}::text)`,
    address: access.address,
    userAgent: storable(access.userAgent),
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject === null ? null : storable(subject.id),
    subjectName: subject?.name == null ? null : storable(subject.name),
    details: storableDetails(details),
  });
}
