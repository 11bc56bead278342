import { and, eq, inArray } from 'drizzle-orm';
import type { JsonObject } from '../../contract/model.ts';
import { sweepTitle } from '../../contract/studio/sweep-limits.ts';
import type { NewSweep, Sweep } from '../../contract/studio/sweep.ts';
import type { Database } from '../../database/connect.ts';
import { jobs } from '../../database/studio-tables.ts';
import { sweeps } from '../../database/studio-sweep-tables.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { StudioContext } from '../context/studio-context.ts';
import { hashRequest } from '../generations/records/request-fields.ts';
import { admitPress, checkPress } from '../limits/check-limits.ts';
import type { Submitter } from '../generations/submit/create-submitter.ts';
import { findSweep, readSweep } from './sweep-rows.ts';

/**
 * Records a sweep with the jobs of all its cells in one transaction, and starts to send them. A process that dies later
 * loses none: the queue sends what was recorded. The same id again returns the sweep that exists.
 *
 * @throws EaselError for a request that names no model, or is too large, and `limit_reached` when all together would exceed a
 *   limit of their owner; then nothing is recorded
 */
export async function startSweep(
  { database, logger }: Pick<StudioContext, 'database' | 'logger'>,
  submitter: Submitter,
  { id, across, down, requests }: NewSweep,
  ownerId: string,
): Promise<Sweep> {
  const known = await findSweep(database, id);
  if (known !== null) return known;
  const press = await submitter.pressOf(requests, ownerId);
  await checkPress(database, ownerId, press);
  const prepared: JsonObject[] = [];
  for (const request of requests) prepared.push(await submitter.prepare(request, ownerId));
  await database.transaction(async (transaction) => {
    const title = sweepTitle({ across, down });
    const [recorded] = await transaction
      .insert(sweeps)
      .values({ id, title, across, down, jobIds: [] })
      .onConflictDoNothing({ target: sweeps.id })
      .returning({ id: sweeps.id });
    if (recorded === undefined) return;
    // All cells or none.
    await admitPress(transaction, ownerId, press);
    const jobIds = await recordCells(transaction, submitter, { batchId: id, ownerId }, prepared);
    await transaction.update(sweeps).set({ jobIds }).where(eq(sweeps.id, id));
  });
  for (const model of new Set(prepared.map((request) => String(request['model'])))) {
    void submitter.nameModel(model);
  }
  await submitter.dispatch().catch((error: unknown) => {
    // All is recorded: the follower sends it later.
    logger.warn({ error: describeError(error), sweep: id }, 'a recorded sweep was not sent at once');
  });
  return readSweep(database, id);
}

/** Records the requests of the cells, in their order. Returns the job of each. */
async function recordCells(
  transaction: Database,
  submitter: Submitter,
  { batchId, ownerId }: { batchId: string; ownerId: string },
  requests: readonly JsonObject[],
): Promise<string[]> {
  const startedAtMs = Date.now();
  const recorded: string[] = [];
  for (const [index, request] of requests.entries()) {
    const { id } = await submitter.recordIn(transaction, {
      key: `sweep:${batchId}:${index}`,
      hash: hashRequest(request),
      request,
      ownerId,
      batchId,
      createdAt: new Date(startedAtMs + index),
      isAdmitted: true,
    });
    recorded.push(id);
  }
  const firsts = await transaction
    .select({ id: jobs.id, submissionId: jobs.submissionId })
    .from(jobs)
    .where(and(inArray(jobs.submissionId, recorded), eq(jobs.position, 0)));
  const jobOf = new Map(firsts.map(({ id, submissionId }) => [submissionId, id]));
  return recorded.flatMap((id) => jobOf.get(id) ?? []);
}
