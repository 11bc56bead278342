import { sql } from 'drizzle-orm';
import type { RunEstimate } from '../../../contract/studio/studio-job.ts';
import type { Database } from '../../../database/connect.ts';
import { jobs } from '../../../database/studio-tables.ts';
import type { JobRow } from './job-rows.ts';

const leastSamples = 3;
/** Only the latest runs count, since the speed of a service changes. */
const mostSamples = 50;
/** The statuses in which an estimate is shown. */
const waitingStatuses = new Set<JobRow['status']>(['held', 'waiting', 'sending', 'queued', 'processing']);

/** What runs that take about as long have in common. */
export type Alike = Pick<JobRow, 'model' | 'settingsGroup'>;
const nameOf = ({ model, settingsGroup }: Alike) => JSON.stringify([model, settingsGroup]);

/** Reads estimates of several kinds of runs; those with too few past runs have none. */
export type ReadEstimates = (database: Database, kinds: readonly Alike[]) => Promise<Map<string, RunEstimate>>;

/**
 * Estimates how long runs take: the median and the range of the middle four fifths of past runs of the same model with
 * similar settings.
 *
 * @returns estimates by the name of the kind
 */
export const readEstimates: ReadEstimates = async (database, kinds) => {
  if (kinds.length === 0) return new Map();
  const models = sql.param(kinds.map(({ model }) => model));
  const settings = sql.param(kinds.map(({ settingsGroup }) => settingsGroup));
  const { rows: found } = await database.execute<
    Alike & { low: number; median: number; high: number; samples: number }
  >(
    sql`select asked.model, asked."settingsGroup", count(*)::int as samples,
          percentile_cont(0.1) within group (order by past.seconds) as low,
          percentile_cont(0.5) within group (order by past.seconds) as median,
          percentile_cont(0.9) within group (order by past.seconds) as high
        from unnest(${models}::text[], ${settings}::text[]) as asked (model, "settingsGroup")
        cross join lateral (
          select run_seconds as seconds from ${jobs}
          where model = asked.model and settings_group = asked."settingsGroup" and run_seconds is not null
          order by completed_at desc nulls first limit ${mostSamples}
        ) as past
        group by 1, 2 having count(*) >= ${leastSamples}`,
  );
  return new Map(
    found.map((past) => [
      nameOf(past),
      {
        lowSeconds: Math.max(1, Math.floor(past.low)),
        medianSeconds: Math.max(1, Math.round(past.median)),
        highSeconds: Math.max(1, Math.ceil(past.high)),
        samples: past.samples,
      },
    ]),
  );
};

/** The estimate of one kind of run; null with too few past runs. */
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
