import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { auditAccesses, auditSubjects, type AuditAction, type AuditDetails } from '../contract/studio/audit-actions.ts';
import { instant } from './instant.ts';
import { studioSchema } from './studio-schema.ts';

/**
 * The audit log. Triggers refuse to change an entry, and to delete one except where the retention does. Nothing refers
 * to people and things by a key, since entries stay when these are gone or renamed.
 */
export const auditEntries = studioSchema.table(
  'audit_entries',
  {
    /** In the order of writing. */
    id: bigint({ mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** Who did it; null for somebody unknown. */
    personId: uuid('person_id'),
    personName: text('person_name'),
    personEmail: text('person_email'),
    access: text({ enum: auditAccesses }).notNull(),
    /** The API token of the request. */
    tokenName: text('token_name'),
    address: text(),
    userAgent: text('user_agent').notNull(),
    action: text().$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind', { enum: auditSubjects }),
    subjectId: text('subject_id'),
    subjectName: text('subject_name'),
    details: jsonb().$type<AuditDetails[AuditAction]>().notNull(),
  },
  (table) => [
    index('audit_entries_time').on(table.createdAt),
    index('audit_entries_person').on(table.personId, table.id),
    index('audit_entries_subject').on(table.subjectId, table.id),
    index('audit_entries_action').on(table.action, table.id),
  ],
);
