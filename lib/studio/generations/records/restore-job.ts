import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { LibrarySidecar } from '../../../contract/studio/library-sidecar.ts';
import type { Database } from '../../../database/connect.ts';
import { jobs, media, submissions } from '../../../database/studio-tables.ts';
import { requestedSeed } from './request-fields.ts';

/**
 * Records the generation that made an imported file as one that has ended, so that it can be viewed, remixed and run
 * again. Several results of one generation share it.
 *
 * @returns the job, the position among its results and the seed
 */
export async function restoreJob(
  database: Database,
  generation: NonNullable<LibrarySidecar['generation']>,
  ownerId: string,
): Promise<{ jobId: string; position: number; seed: string | null }> {
  const { position } = generation;
  const seed = generation.seed ?? requestedSeed(generation.request);
  const [known] = await database
    .select({ id: jobs.id, model: jobs.model, status: jobs.status })
    .from(jobs)
    .where(eq(jobs.id, generation.jobId));
  const [taken] = await database
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.jobId, generation.jobId), eq(media.position, position)));
  const isSame = known?.model === generation.model && known.status === 'succeeded' && taken === undefined;
  if (isSame) return { jobId: known.id, position, seed };

  const submissionId = randomUUID();
  const jobId = known === undefined ? generation.jobId : randomUUID();
  const createdAt = new Date(generation.createdAt);
  const completedAt = new Date(generation.completedAt ?? generation.createdAt);
  await database.insert(submissions).values({
    id: submissionId,
    ownerId,
    idempotencyKey: `import:${submissionId}`,
    requestHash: '',
    request: generation.request,
    state: 'accepted',
    createdAt,
    sentAt: createdAt,
    answeredAt: createdAt,
  });
  await database.insert(jobs).values({
    id: jobId,
    submissionId,
    model: generation.model,
    modelName: generation.modelName,
    mediaType: generation.mediaType,
    prompt: generation.prompt,
    seed,
    isSeedRead: true,
    status: 'succeeded',
    progress: 1,
    createdAt,
    startedAt: generation.startedAt === null ? null : new Date(generation.startedAt),
    completedAt,
  });
  return { jobId, position, seed };
}
