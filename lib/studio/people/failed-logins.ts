import { isEaselError } from '../../contract/error.ts';
import type { AuditEvent } from '../../contract/studio/audit-actions.ts';
import type { Database } from '../../database/connect.ts';
import { createRateLimit } from '../../http/create-rate-limit.ts';
import { record } from '../audit/record.ts';
import type { Access } from '../context/access.ts';
import { readEmail } from './entry/read-email.ts';

/** Records logins that fail, so few that they cannot fill the disk. */
export interface FailedLogins {
  /**
   * Checks a password, and records a wrong one, or that too many were wrong.
   *
   * @param attempt.email as it was entered; it is not recorded unless it reads as an address: it may be a password
   * @param attempt.person whose account it is; null for nobody's
   * @param check returns null for a wrong password
   * @throws what `check` throws
   */
  watch: <Result>(
    attempt: { access: Access; email: string; person: { id: string; name: string } | null },
    check: () => Promise<Result | null>,
  ) => Promise<Result | null>;
  /** Records that somebody is not allowed in whom a provider or a proxy names. */
  refused: (access: Access, name: string) => Promise<void>;
}

/**
 * Entries of failed logins a minute, in this process. Attackers with many addresses pass the limits of each address and
 * account.
 */
const entriesPerMinute = 300;

/**
 * Wrong passwords are limited already, so each is an entry. Refusals are not: of those from one address, one a minute is.
 *
 * @param options.now the time in milliseconds
 */
export function createFailedLogins(options: { database: Database; now?: () => number }): FailedLogins {
  const { database, now = Date.now } = options;
  const entries = createRateLimit({ perMinute: entriesPerMinute, now });
  const refusals = createRateLimit({ perMinute: 1, now });
  let omitted = 0;

  /** @param describe the event, which says how many were not recorded since the entry before */
  async function note(access: Access, describe: (omitted: number) => AuditEvent): Promise<void> {
    if (entries.take('') > 0) {
      omitted += 1;
      return;
    }
    const before = omitted;
    omitted = 0;
    await record(database, { personId: null, access }, describe(before));
  }

  return {
    async watch({ access, email: entered, person }, check) {
      const email = readEmail(entered) ?? '';
      const subject = person === null ? null : ({ kind: 'person', id: person.id, name: person.name } as const);
      try {
        const result = await check();
        if (result === null) {
          await note(access, (omitted) => ({ action: 'login_failed', subject, details: { email, omitted } }));
        }
        return result;
      } catch (thrown) {
        const isLimited = isEaselError(thrown) && thrown.code === 'too_many_requests';
        if (isLimited && refusals.take(`limited ${access.address}`) === 0) {
          await note(access, (omitted) => ({ action: 'login_limited', subject, details: { email, omitted } }));
        }
        throw thrown;
      }
    },
    async refused(access, name) {
      if (refusals.take(`refused ${access.address} ${name}`) > 0) return;
      await note(access, (omitted) => ({ action: 'login_refused', subject: null, details: { name, omitted } }));
    },
  };
}
