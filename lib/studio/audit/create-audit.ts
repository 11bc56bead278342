import type { z } from 'zod';
import { EaselError } from '../../contract/error.ts';
import type { AuditEvent, AuditPage } from '../../contract/studio/audit-actions.ts';
import { auditExportSchema, auditQuerySchema } from '../../contract/studio/audit.ts';
import type { Caller } from '../context/caller.ts';
import type { StudioContext } from '../context/studio-context.ts';
import { describeError } from '../../logging/describe-error.ts';
import { serveEntries } from './export-entries.ts';
import { readAllEntries, readEntries } from './read-entries.ts';
import { record } from './record.ts';

/** The audit log, for administrators. What people do is recorded by `record`. */
export interface Audit {
  /**
   * A page of the entries, the newest first.
   *
   * @param parameters as `auditQuerySchema` defines them
   * @throws EaselError `invalid_params`
   */
  read: (parameters: URLSearchParams) => Promise<AuditPage>;
  /**
   * Serves entries as a file, and records that they were exported.
   *
   * @param parameters as `auditExportSchema` defines them
   * @throws EaselError `invalid_params`
   */
  export: (parameters: URLSearchParams, caller: Caller) => Promise<Response>;
  /**
   * Records what the media service has done for a person, unless its answer is an error. What is done cannot be undone
   * then: an entry that cannot be written is logged.
   *
   * @returns the answer
   */
  recordAnswer: (answer: Response, caller: Caller, event: AuditEvent) => Promise<Response>;
}

const defaultLimit = '50';

function readParameters<Schema extends z.ZodType>(schema: Schema, values: Record<string, string | null>) {
  const read = schema.safeParse(values);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new EaselError('invalid_params', issue?.message ?? 'The parameters are invalid.');
}

const filterOf = (parameters: URLSearchParams) => ({
  group: parameters.get('group'),
  person: parameters.get('person'),
  from: parameters.get('from'),
  to: parameters.get('to'),
});

/** Creates the audit log of one studio. */
export function createAudit({ database, logger }: Pick<StudioContext, 'database' | 'logger'>): Audit {
  return {
    read: async (parameters) =>
      readEntries(
        database,
        readParameters(auditQuerySchema, {
          ...filterOf(parameters),
          before: parameters.get('before'),
          limit: parameters.get('limit') ?? defaultLimit,
        }),
      ),
    async export(parameters, caller) {
      const given = filterOf(parameters);
      const query = readParameters(auditExportSchema, { ...given, format: parameters.get('format') });
      const filter = Object.fromEntries(
        Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== null),
      );
      await record(database, caller, {
        action: 'audit_exported',
        subject: null,
        details: { format: query.format, filter },
      });
      return serveEntries(readAllEntries(database, query), query.format, new Date());
    },
    async recordAnswer(answer, caller, event) {
      if (!answer.ok) return answer;
      try {
        await record(database, caller, event);
      } catch (thrown) {
        const { action, subject } = event;
        logger.error(
          { error: describeError(thrown), personId: caller.personId, action, subject },
          'an entry of the audit log was not written',
        );
      }
      return answer;
    },
  };
}
