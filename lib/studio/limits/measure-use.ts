import { sql } from 'drizzle-orm';
import type { LimitKind } from '../../contract/studio/limit-kinds.ts';
import type { Database } from '../../database/connect.ts';
import { directGenerations } from '../../database/studio-limit-tables.ts';
import { storyboardTakes } from '../../database/studio-storyboard-tables.ts';
import { jobs, media, submissions } from '../../database/studio-tables.ts';
import { countedDirect, countedJob, jobCost, runningDirect } from './counted-jobs.ts';
import { periodOf } from './renewal.ts';

/**
 * How much of a limit a person uses now: jobs, bytes, or millionths of a US dollar. Takes of storyboards that wait for a
 * frame count already, whenever they will be sent.
 */
export async function measureUse(database: Database, personId: string, kind: LimitKind, now: Date): Promise<number> {
  const since = periodOf(kind, now)?.startsAt ?? now;
  const { rows } = await database.execute<{ used: string | null }>(queries[kind](personId, since));
  return Number(rows[0]?.used ?? 0);
}

const waitingTakes = (personId: string) =>
  sql`${storyboardTakes} where ${storyboardTakes.ownerId} = ${personId} and ${storyboardTakes.state} = 'waiting'`;
const directsOf = (personId: string) => sql`${directGenerations} where ${directGenerations.ownerId} = ${personId}`;

// A job is as old as its submission, by which an index has the jobs of a person.
const jobsSince = (personId: string, since: Date) =>
  sql`${submissions} join ${jobs} on ${jobs.submissionId} = ${submissions.id}
    where ${submissions.ownerId} = ${personId} and ${submissions.createdAt} >= ${since.toISOString()} and ${countedJob}`;

const queries = {
  jobsAtOnce: (personId: string) => sql`
    select (select count(*) from ${jobs} join ${submissions} on ${submissions.id} = ${jobs.submissionId}
        where ${submissions.ownerId} = ${personId} and ${jobs.status} in ('sending', 'queued', 'processing'))
      + (select count(*) from ${directsOf(personId)} and ${runningDirect}) as used`,
  jobsPerDay: (personId: string, since: Date) => sql`
    select (select count(*) from ${jobsSince(personId, since)})
      + (select count(*) from ${waitingTakes(personId)})
      + (select count(*) from ${directsOf(personId)} and ${countedDirect}
          and ${directGenerations.createdAt} >= ${since.toISOString()}) as used`,
  spendingPerMonth: (personId: string, since: Date) => sql`
    select coalesce((select sum(${jobCost}) from ${jobsSince(personId, since)}), 0)
      + coalesce((select sum(${storyboardTakes.costMicros}) from ${waitingTakes(personId)}), 0)
      + coalesce((select sum(${directGenerations.costMicros}) from ${directsOf(personId)} and ${countedDirect}
          and ${directGenerations.createdAt} >= ${since.toISOString()}), 0) as used`,
  storageBytes: (personId: string) => sql`
    select sum(${media.bytes}) as used from ${media} where ${media.ownerId} = ${personId}`,
};
