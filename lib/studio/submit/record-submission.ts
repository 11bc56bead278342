import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { JsonObject } from '../../contract/model.ts';
import type { Database } from '../../database/connect.ts';
import { jobs, submissions } from '../../database/studio-tables.ts';
import type { SubmissionRow } from '../jobs/job-rows.ts';
import type { KnownModel } from '../models/create-model-directory.ts';

/** What the follower waits before it takes up a submission that its recorder has not sent. */
const untakenAfterMs = 15_000;
const maxGenerations = 4;

/** The submission of an idempotency key, or null when nobody has used it. */
export async function findSubmission(database: Database, key: string): Promise<SubmissionRow | null> {
  const [found] = await database.select().from(submissions).where(eq(submissions.idempotencyKey, key));
  return found ?? null;
}

/**
 * Writes a submission and its jobs down, before anything is sent. Of many that carry one key at the same instant, one is
 * written and the others find it.
 *
 * @param options.batchId what one press sends beside it bears the same; null for a press that sends this alone
 * @param options.model what is known of the model, for the jobs' faces
 */
export async function recordSubmission(
  database: Database,
  options: { key: string; hash: string; request: JsonObject; model: KnownModel | null; batchId?: string | null },
): Promise<SubmissionRow> {
  const { key, hash, request, batchId = null } = options;
  const recorded = await database.transaction(async (transaction) => {
    const [submission] = await transaction
      .insert(submissions)
      .values({ id: randomUUID(), idempotencyKey: key, batchId, requestHash: hash, request, state: 'recorded' })
      .onConflictDoNothing({ target: submissions.idempotencyKey })
      .returning();
    if (submission === undefined) return null;
    const rows = Array.from({ length: countGenerations(request) }, (_, position) => ({
      id: randomUUID(),
      submissionId: submission.id,
      position,
      model: String(request['model']),
      modelName: options.model?.modelName ?? null,
      mediaType: options.model?.mediaType ?? null,
      prompt: typeof request['prompt'] === 'string' ? request['prompt'] : null,
      status: 'sending' as const,
      nextCheckAt: new Date(Date.now() + untakenAfterMs),
    }));
    await transaction.insert(jobs).values(rows);
    return submission;
  });
  const submission = recorded ?? (await findSubmission(database, key));
  if (submission === null) throw new Error('A submission is neither new nor there.');
  return submission;
}

/** How many generations a request asks for: 1 to 4. */
export function countGenerations(request: JsonObject): number {
  const asked = request['num_generations'];
  return typeof asked === 'number' && Number.isInteger(asked) && asked >= 1 ? Math.min(asked, maxGenerations) : 1;
}
