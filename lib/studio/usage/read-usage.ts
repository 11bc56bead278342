import { sql, type SQL } from 'drizzle-orm';
import type { Usage, UsageSum } from '../../contract/studio/usage.ts';
import type { Database } from '../../database/connect.ts';
import { directGenerations } from '../../database/studio-limit-tables.ts';
import { people } from '../../database/studio-people-tables.ts';
import { jobs, submissions } from '../../database/studio-tables.ts';
import { countedDirect, countedJob, jobCost } from '../limits/counted-jobs.ts';
import { toDollars } from '../limits/money.ts';

/** Which usage: days in UTC, both included, and the person; null for everyone. */
export interface UsageScope {
  from: string;
  to: string;
  ownerId: string | null;
}

/** One day of one person with one model. */
export type UsageRow = UsageSum & {
  day: string;
  name: string;
  email: string | null;
  model: string;
  modelName: string | null;
};

interface SumColumns extends Record<string, unknown> {
  jobs: string;
  finished: string;
  failed: string;
  cancelled: string;
  seconds: number | null;
  cost: string | null;
  unpriced: string;
}

/** Everything that counts, one row each. */
function madeIn({ from, to, ownerId }: UsageScope): SQL {
  const since = sql`${from}::date::timestamp at time zone 'utc'`;
  const until = sql`(${to}::date + 1)::timestamp at time zone 'utc'`;
  const isOwn = (column: SQL) => (ownerId === null ? sql`true` : sql`${column} = ${ownerId}`);
  return sql`
    select ${submissions.ownerId} as owner_id, ${jobs.model} as model, ${jobs.modelName} as model_name,
      ${jobs.createdAt} as created_at, ${jobs.status} as status, ${jobs.runSeconds} as seconds, ${jobCost} as cost
    from ${jobs} join ${submissions} on ${submissions.id} = ${jobs.submissionId}
    where ${countedJob} and ${isOwn(sql`${submissions.ownerId}`)}
      and ${jobs.createdAt} >= ${since} and ${jobs.createdAt} < ${until}
    union all
    select ${directGenerations.ownerId}, ${directGenerations.model}, ${directGenerations.modelName},
      ${directGenerations.createdAt}, ${directGenerations.state}, ${directGenerations.seconds}, ${directGenerations.costMicros}
    from ${directGenerations}
    where ${countedDirect} and ${isOwn(sql`${directGenerations.ownerId}`)}
      and ${directGenerations.createdAt} >= ${since} and ${directGenerations.createdAt} < ${until}`;
}

const sums = sql`count(*) as jobs,
  count(*) filter (where status = 'succeeded') as finished,
  count(*) filter (where status in ('failed', 'unknown')) as failed,
  count(*) filter (where status = 'cancelled') as cancelled,
  sum(seconds::float8) as seconds, sum(cost) as cost, count(*) filter (where cost is null) as unpriced`;

const day = sql`to_char(created_at at time zone 'utc', 'YYYY-MM-DD')`;

function sumOf(row: SumColumns): UsageSum {
  return {
    jobs: Number(row.jobs),
    finished: Number(row.finished),
    failed: Number(row.failed),
    cancelled: Number(row.cancelled),
    seconds: Math.round((row.seconds ?? 0) * 10) / 10,
    cost: toDollars(Number(row.cost ?? 0)),
    unpriced: Number(row.unpriced),
  };
}

/** The usage of some days: in total, by day, by person and by model. */
export async function readUsage(database: Database, scope: UsageScope): Promise<Usage> {
  const { rows } = await database.execute<
    SumColumns & {
      day: string | null;
      owner_id: string | null;
      name: string | null;
      model: string | null;
      model_name: string | null;
    }
  >(sql`
    with made as (${madeIn(scope)}),
    summed as (
      select ${day} as day, owner_id, model, max(model_name) as model_name, ${sums}
      from made group by grouping sets ((1), (owner_id), (model), ())
    )
    select summed.*, ${people.name} as name from summed left join ${people} on ${people.id} = summed.owner_id
    order by summed.day desc, summed.jobs desc, ${people.name}, summed.model`);
  const usage: Usage = { ...scopeDays(scope), total: noUsage, days: [], people: [], models: [] };
  for (const row of rows) {
    const sum = sumOf(row);
    if (row.day !== null) usage.days.push({ ...sum, day: row.day });
    else if (row.owner_id !== null) usage.people.push({ ...sum, person: { id: row.owner_id, name: row.name ?? '' } });
    else if (row.model !== null) usage.models.push({ ...sum, model: row.model, modelName: row.model_name });
    else usage.total = sum;
  }
  return usage;
}

/** The usage of some days by day, person and model, the oldest first. */
export async function readUsageRows(database: Database, scope: UsageScope): Promise<UsageRow[]> {
  const { rows } = await database.execute<
    SumColumns & { day: string; name: string; email: string | null; model: string; model_name: string | null }
  >(sql`
    with made as (${madeIn(scope)}),
    summed as (
      select ${day} as day, owner_id, model, max(model_name) as model_name, ${sums}
      from made group by 1, owner_id, model
    )
    select summed.*, ${people.name} as name, ${people.email} as email
    from summed join ${people} on ${people.id} = summed.owner_id
    order by summed.day, ${people.name}, ${people.id}, summed.model`);
  return rows.map((row) => ({
    ...sumOf(row),
    day: row.day,
    name: row.name,
    email: row.email,
    model: row.model,
    modelName: row.model_name,
  }));
}

const scopeDays = ({ from, to }: UsageScope) => ({ from, to });
const noUsage: UsageSum = { jobs: 0, finished: 0, failed: 0, cancelled: 0, seconds: 0, cost: 0, unpriced: 0 };
