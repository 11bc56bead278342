import { sql } from 'drizzle-orm';
import type { RunEstimate } from '../../../contract/studio/studio-job.ts';
import type { Database } from '../../../database/connect.ts';
import { jobs } from '../../../database/studio-tables.ts';
import { estimateSeconds } from './estimate-seconds.ts';
import type { JobRow } from './job-rows.ts';

/** Only the latest runs count, since the speed of a service changes: of the same settings, and of the model. */
const mostAlike = 50;
const mostOfModel = 200;
/** The statuses in which an estimate is shown. */
const waitingStatuses = new Set<JobRow['status']>(['held', 'waiting', 'sending', 'queued', 'processing']);

/** What runs that take about as long have in common. */
export type Alike = Pick<JobRow, 'model' | 'settingsGroup'>;
const nameOf = ({ model, settingsGroup }: Alike) => JSON.stringify([model, settingsGroup]);

/** Reads estimates of several kinds of runs; those of models without a past run have none. */
export type ReadEstimates = (database: Database, kinds: readonly Alike[]) => Promise<Map<string, RunEstimate>>;

/**
 * Estimates how long runs take, from past runs of the same model (`estimateSeconds`).
 *
 * @returns estimates by the name of the kind
 */
export const readEstimates: ReadEstimates = async (database, kinds) => {
  if (kinds.length === 0) return new Map();
  const models = sql.param(kinds.map(({ model }) => model));
  const settings = sql.param(kinds.map(({ settingsGroup }) => settingsGroup));
  const { rows } = await database.execute<{ model: string; settingsGroup: string; seconds: number }>(
    sql`with asked as (select * from unnest(${models}::text[], ${settings}::text[]) as asked (model, settings_group)),
        past as (
          select alike.* from asked cross join lateral (
            select id, model, settings_group, run_seconds from ${jobs}
            where model = asked.model and settings_group = asked.settings_group and run_seconds is not null
            order by completed_at desc nulls first limit ${mostAlike}
          ) as alike
          union
          select latest.* from (select distinct model from asked) as asked cross join lateral (
            select id, model, settings_group, run_seconds from ${jobs}
            where model = asked.model and run_seconds is not null and status = 'succeeded'
            order by completed_at desc nulls last limit ${mostOfModel}
          ) as latest
        )
        select model, settings_group as "settingsGroup", run_seconds as seconds from past`,
  );
  const pastOf = Map.groupBy(rows, ({ model }) => model);
  return new Map(
    kinds.flatMap((kind) => {
      const estimate = estimateSeconds(kind.settingsGroup, pastOf.get(kind.model) ?? []);
      return estimate === null ? [] : [[nameOf(kind), estimate] as const];
    }),
  );
};

/** The estimate of one kind of run; null without a past run of its model. */
export async function estimateRun(database: Database, kind: Alike): Promise<RunEstimate | null> {
  return (await readEstimates(database, [kind])).get(nameOf(kind)) ?? null;
}

/**
 * Estimates how long jobs will run. Generated jobs have no estimate.
 *
 * @param read where estimates come from
 * @returns estimates by job id
 */
export async function estimateRuns(
  database: Database,
  rows: readonly (Alike & Pick<JobRow, 'id' | 'status'>)[],
  read: ReadEstimates = readEstimates,
): Promise<Map<string, RunEstimate>> {
  const open = rows.filter(({ status }) => waitingStatuses.has(status));
  const kinds = [...new Map(open.map((row) => [nameOf(row), row])).values()];
  const estimates = await read(database, kinds);
  return new Map(
    open.flatMap((row) => {
      const estimate = estimates.get(nameOf(row));
      return estimate === undefined ? [] : [[row.id, estimate] as const];
    }),
  );
}

/**
 * Reads each estimate at most once in a while: the progress of a job is published several times a second, and its
 * estimate hardly changes.
 */
export function createEstimateReader(options: { freshMs: number; now?: () => number }): ReadEstimates {
  const { freshMs, now = Date.now } = options;
  let known = new Map<string, RunEstimate | null>();
  let knownUntil = 0;
  return async (database, kinds) => {
    if (now() >= knownUntil) {
      known = new Map();
      knownUntil = now() + freshMs;
    }
    const current = known;
    const missing = kinds.filter((kind) => !current.has(nameOf(kind)));
    const read = await readEstimates(database, missing);
    for (const kind of missing) current.set(nameOf(kind), read.get(nameOf(kind)) ?? null);
    return new Map(
      kinds.flatMap((kind) => {
        const estimate = current.get(nameOf(kind)) ?? null;
        return estimate === null ? [] : [[nameOf(kind), estimate] as const];
      }),
    );
  };
}
