import { EaselError, isEaselError } from '../../../contract/error.ts';
import type { StudioJob, JobCandidates } from '../../../contract/studio/studio-job.ts';
import { apiPath } from '../../../upstream/path.ts';
import type { Follower } from '../follow/create-follower.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { changeJob, failedWith } from '../records/job-rows.ts';
import { readJob, readSubmissionId } from '../records/read-jobs.ts';
import { eq } from 'drizzle-orm';
import type { LooseGenerationRecord } from '../../../contract/generation-record.ts';
import { submissions } from '../../../database/studio-tables.ts';
import { findTrackedGenerations } from '../submit/apply-outcome.ts';
import { namesModel, wasEnqueuedAbout, readListings } from '../submit/find-generations.ts';

const mostCandidates = 20;

/**
 * Lists the generations that a job with an unknown outcome may have created: untracked generations of its model that
 * were enqueued at about its time. The studio finds those that repeat its request on its own; a person chooses from the
 * others.
 *
 * @throws EaselError `resource_not_found`, `conflict` for a job with a response
 */
export async function findCandidates(context: StudioContext, id: string): Promise<JobCandidates> {
  const { database } = context;
  const submissionId = await readSubmissionId(database, id);
  const job = await readJob(database, id);
  if (job.status !== 'unconfirmed')
    throw new EaselError('conflict', 'The media service has already responded to this job.');
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
  const tracked = await findTrackedGenerations(database, [...byId.keys()], null);
  const candidates = [...byId.values()]
    .filter((record) => !tracked.has(record.generation_id))
    .slice(0, mostCandidates)
    .map((record) => ({
      generationId: record.generation_id,
      status: record.status,
      prompt: typeof record['prompt'] === 'string' ? record['prompt'] : null,
      enqueuedAt: record.enqueued_at == null ? null : new Date(record.enqueued_at * 1000).toISOString(),
    }));
  return { isListed, candidates };
}

/**
 * Marks a job with an unknown outcome as generated. With the generation's id the job is tracked; without it the job
 * ends, since its result cannot be found.
 *
 * @throws EaselError `resource_not_found` for an unknown job, or a generation that the media service does not have;
 *   `conflict` for a job with a response, or a generation of another job
 */
export async function confirmMade(
  context: StudioContext,
  follower: Follower,
  id: string,
  generationId: string | null,
): Promise<StudioJob> {
  const { database } = context;
  await readJob(database, id);
  if (generationId !== null) await checkGenerationId(context, generationId);
  const change =
    generationId === null
      ? failedWith(
          'Marked as generated. The studio does not know which generation it is, so it cannot copy the result.',
          'made_elsewhere',
        )
      : {
          status: 'queued' as const,
          generationId,
          error: null,
          note: null,
          failedChecks: 0,
          queuedAt: new Date(),
          nextCheckAt: new Date(),
        };
  const changed = await changeJob(database, id, ['unconfirmed'], change);
  if (changed === null) throw new EaselError('conflict', 'The media service has already responded to this job.');
  follower.wake();
  return readJob(database, id);
}

/** An unreadable service is no reason to refuse: tracking shows whether the generation exists. */
async function checkGenerationId(context: StudioContext, generationId: string): Promise<void> {
  const tracked = await findTrackedGenerations(context.database, [generationId], null);
  if (tracked.size > 0) throw new EaselError('conflict', 'This generation belongs to another job.');
  const path = apiPath`/api/ai/queue/${generationId}`;
  try {
    const answer = await context.upstream.exchange({ method: 'GET', path, deadlineMs: context.deadlines.readMs });
    if (answer.status !== 404) return;
  } catch (thrown) {
    if (isEaselError(thrown)) return;
    throw thrown;
  }
  throw new EaselError('resource_not_found', 'The media service has no generation with this id.');
}
