import { inArray, sql, type SQL } from 'drizzle-orm';
import { openJobStatuses } from '../../contract/studio/studio-job-status.ts';
import { directGenerations } from '../../database/studio-limit-tables.ts';
import { jobs } from '../../database/studio-tables.ts';

/** What was or may have been generated although the studio has no answer that says so, or follows it no longer. */
const maybeGenerated = sql`coalesce(${jobs.error} ->> 'code', '') in ('made_elsewhere', 'sent_again', 'unconfirmed', 'not_followed')`;

/**
 * Whether a job counts: it may still be sent, or the media service accepted it. What was refused, or cancelled before it
 * was sent, does not count; nor does what was imported.
 */
export const countedJob = sql`(${inArray(jobs.status, [...openJobStatuses])} or ${jobs.queuedAt} is not null or ${maybeGenerated})`;

/**
 * What a counted job costs in millionths of a US dollar, null where no price is known: what the record says, else by the
 * price of the model, and nothing for a job that ended without a result.
 */
export const jobCost: SQL = sql`case
  when ${jobs.isCostReported} then ${jobs.costMicros}
  when ${jobs.status} in ('failed', 'cancelled') and ${jobs.resultUrls} = '[]' and not ${maybeGenerated} then 0
  else ${jobs.costMicros} end`;

/** A synchronous generation for which no answer can come any more: its connection ends after half an hour. */
const longestDirect = sql`interval '35 minutes'`;

/** Whether a synchronous generation is at the media service. */
export const runningDirect = sql`${directGenerations.state} = 'running' and ${directGenerations.createdAt} > now() - ${longestDirect}`;

/** Whether a synchronous generation counts: it runs, was generated, or may have been. */
export const countedDirect = sql`${directGenerations.state} <> 'failed'`;
