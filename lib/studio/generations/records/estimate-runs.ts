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

type Alike = Pick<JobRow, 'model' | 'settingsGroup'>;
const nameOf = ({ model, settingsGroup }: Alike) => JSON.stringify([model, settingsGroup]);

/**
 * Estimates how long jobs will run: the median and the range of the middle four fifths of past runs of the same model
 * with similar settings. Generated jobs and those with too few past runs have no estimate.
 *
 * @returns estimates by job id
 */
export async function estimateRuns(
  database: Database,
  rows: readonly (Alike & Pick<JobRow, 'id' | 'status'>)[],
): Promise<Map<string, RunEstimate>> {
  const open = rows.filter(({ status }) => waitingStatuses.has(status));
  if (open.length === 0) return new Map();
  const groups = [...new Map(open.map((row) => [nameOf(row), row])).values()];
  const models = sql.param(groups.map(({ model }) => model));
  const settings = sql.param(groups.map(({ settingsGroup }) => settingsGroup));
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
  const estimates = new Map(
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
  return new Map(
    open.flatMap((row) => {
      const estimate = estimates.get(nameOf(row));
      return estimate === undefined ? [] : [[row.id, estimate] as const];
    }),
  );
}
