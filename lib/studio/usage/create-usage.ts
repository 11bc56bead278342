import { usageQuerySchema, type Usage } from '../../contract/studio/usage.ts';
import type { Database } from '../../database/connect.ts';
import { readBySchema } from '../../http/read-body.ts';
import { checkPermission, type Caller } from '../context/caller.ts';
import { readUsage, readUsageRows, type UsageScope } from './read-usage.ts';
import { writeUsageCsv } from './write-usage-csv.ts';

/** What was made, by whom, with which model, and what it cost. */
export interface Usages {
  /**
   * @param query `from`, `to` and `owner` of an address; without `owner` the caller's own
   * @throws EaselError `invalid_params`; `forbidden` for the usage of others, unless an administrator asks
   */
  read: (query: URLSearchParams, caller: Caller) => Promise<Usage>;
  /** The same by day, person and model as a CSV file. */
  csv: (query: URLSearchParams, caller: Caller) => Promise<{ name: string; text: string }>;
}

/** Creates the usage of a studio's database. */
export function createUsage(database: Database): Usages {
  return {
    read: async (query, caller) => readUsage(database, scopeOf(query, caller)),
    async csv(query, caller) {
      const scope = scopeOf(query, caller);
      return {
        name: `usage ${scope.from} to ${scope.to}.csv`,
        text: writeUsageCsv(await readUsageRows(database, scope)),
      };
    },
  };
}

function scopeOf(query: URLSearchParams, caller: Caller): UsageScope {
  const { from, to, owner } = readBySchema(usageQuerySchema, { owner: 'me', ...Object.fromEntries(query) });
  const ownerId = owner === 'me' ? caller.personId : owner === 'everyone' ? null : owner;
  if (ownerId !== caller.personId) checkPermission(caller, 'administer');
  return { from, to, ownerId };
}
