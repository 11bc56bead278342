import { z } from 'zod';
import { auditFormats, auditGroups } from './audit-actions.ts';

const timeSchema = (name: string) =>
  z.iso
    .datetime({ offset: true, error: `${name} must be a time, such as 2026-03-12T00:00:00Z.` })
    .transform((text) => new Date(text))
    .nullable();

const fields = {
  group: z.enum(auditGroups, `group must be one of ${auditGroups.join(', ')}.`).nullable(),
  /** Whose entries, and those about them. */
  person: z.uuid('person must be the id of a person.').nullable(),
  from: timeSchema('from'),
  /** Not included. */
  to: timeSchema('to'),
};

/** Which entries of the audit log are meant. */
export const auditFilterSchema = z.object(fields);
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** A page of the audit log. */
export const auditQuerySchema = z.object({
  ...fields,
  before: z
    .string()
    .regex(/^\d{1,18}$/, 'before must be the nextCursor of the page before.')
    .nullable(),
  limit: z.coerce.number('limit must be a number.').int('limit must be a whole number.').min(1).max(200),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** An export of the audit log. */
export const auditExportSchema = z.object({ ...fields, format: z.enum(auditFormats, 'format must be csv or jsonl.') });
