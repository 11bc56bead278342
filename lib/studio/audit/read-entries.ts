import { and, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import { auditActions, type AuditEntry, type AuditEvent, type AuditPage } from '../../contract/studio/audit-actions.ts';
import type { AuditFilter, AuditQuery } from '../../contract/studio/audit.ts';
import type { Database } from '../../database/connect.ts';
import { auditEntries } from '../../database/studio-audit-tables.ts';

type Row = typeof auditEntries.$inferSelect;

function toEntry(row: Row): AuditEntry {
  const { subjectKind, subjectId, subjectName } = row;
  const event = {
    action: row.action,
    subject:
      subjectKind === null || subjectId === null ? null : { kind: subjectKind, id: subjectId, name: subjectName },
    details: row.details,
  } as AuditEvent;
  return {
    id: String(row.id),
    time: row.createdAt.toISOString(),
    by: row.personId === null ? null : { id: row.personId, name: row.personName ?? '', email: row.personEmail },
    access: row.access,
    token: row.tokenName,
    address: row.address,
    userAgent: row.userAgent,
    ...event,
  };
}

function conditionOf({ group, person, from, to }: AuditFilter): SQL | undefined {
  return and(
    group === null ? undefined : inArray(auditEntries.action, [...auditActions[group]]),
    person === null
      ? undefined
      : or(
          eq(auditEntries.personId, person),
          and(eq(auditEntries.subjectKind, 'person'), eq(auditEntries.subjectId, person)),
        ),
    from === null ? undefined : gte(auditEntries.createdAt, from),
    to === null ? undefined : lt(auditEntries.createdAt, to),
  );
}

/** Entries of the audit log, the newest first. */
export async function readEntries(database: Database, query: AuditQuery): Promise<AuditPage> {
  const { before, limit } = query;
  const rows = await database
    .select()
    .from(auditEntries)
    .where(and(conditionOf(query), before === null ? undefined : lt(auditEntries.id, BigInt(before))))
    .orderBy(desc(auditEntries.id))
    .limit(limit + 1);
  const entries = rows.slice(0, limit).map(toEntry);
  return { entries, nextCursor: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

/** How many entries are read at once: few enough to be held in memory for each export. */
const batchSize = 500;

/** All entries of a filter, the newest first, read as they are consumed. */
export async function* readAllEntries(database: Database, filter: AuditFilter): AsyncGenerator<AuditEntry> {
  let before: string | null = null;
  do {
    const page: AuditPage = await readEntries(database, { ...filter, before, limit: batchSize });
    yield* page.entries;
    before = page.nextCursor;
  } while (before !== null);
}
