import { eq } from 'drizzle-orm';
import type { JobCandidates } from '../../contract/studio/studio-job.ts';
import type { LooseGenerationRecord } from '../../contract/generation-record.ts';
import { EaselError } from '../../contract/error.ts';
import { submissions } from '../../database/studio-tables.ts';
import type { StudioContext } from '../studio-context.ts';
import { takenGenerations } from '../submit/apply-outcome.ts';
import { namesModel, wasEnqueuedAbout } from '../submit/find-generations.ts';
import { readListings } from '../submit/read-listings.ts';
import { readJob } from './read-jobs.ts';
import { submissionOf } from './unsent.ts';

const mostCandidates = 20;

/**
 * What a job without an answer may have become: generations of its model that nobody here knows, enqueued at about its time.
 * Those that repeat its request are found by the studio itself; the others are for a person to choose from.
 *
 * @throws EaselError `resource_not_found`, `conflict` for a job that has an answer
 */
export async function findCandidates(context: StudioContext, id: string): Promise<JobCandidates> {
  const { database } = context;
  const submissionId = await submissionOf(database, id);
  const job = await readJob(database, id);
  if (job.status !== 'unconfirmed') throw new EaselError('conflict', 'The media service has answered to this job.');
  const [submission] = await database.select().from(submissions).where(eq(submissions.id, submissionId));
  if (submission?.sentAt == null) return { isListed: false, candidates: [] };
  const sent = {
    request: submission.request,
    sentAt: submission.sentAt,
    untilMs: submission.sentAt.getTime() + context.deadlines.enqueueMs,
  };
  const byId = new Map<string, LooseGenerationRecord>();
  let isListed = false;
  for await (const records of readListings(context)) {
    isListed ||= records !== null;
    const fitting = (records ?? []).filter(
      (record) => namesModel(record, submission.request) && wasEnqueuedAbout(record, sent),
    );
    for (const record of fitting) byId.set(record.generation_id, record);
  }
  const taken = await takenGenerations(database, [...byId.keys()], null);
  const candidates = [...byId.values()]
    .filter((record) => !taken.has(record.generation_id))
    .slice(0, mostCandidates)
    .map((record) => ({
      generationId: record.generation_id,
      status: record.status,
      prompt: typeof record['prompt'] === 'string' ? record['prompt'] : null,
      enqueuedAt: record.enqueued_at == null ? null : new Date(record.enqueued_at * 1000).toISOString(),
    }));
  return { isListed, candidates };
}
