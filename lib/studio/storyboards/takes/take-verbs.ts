import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { EaselError } from '../../../contract/error.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { settingsGroup } from '../../../contract/studio/settings-group.ts';
import { canCancel } from '../../../contract/studio/studio-job-status.ts';
import type { NewStoryboardTake, Storyboard, StoryboardEstimate } from '../../../contract/studio/storyboard.ts';
import { storyboards, storyboardTakes } from '../../../database/studio-storyboard-tables.ts';
import { checkOwner, type Caller } from '../../context/caller.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { Jobs } from '../../generations/jobs/create-jobs.ts';
import { estimateRuns } from '../../generations/records/estimate-runs.ts';
import { admitPress } from '../../limits/check-limits.ts';
import { costOfRequest } from '../../models/cost-of-request.ts';
import { readModel } from '../../models/model-list.ts';
import { readTakes } from '../read-work.ts';
import { planTakes, type StoryboardModels } from './plan-takes.ts';

async function readModels(context: StudioContext, { content }: Storyboard, asked: readonly NewStoryboardTake[]) {
  const hasFrames = asked.some(({ purpose }) => purpose === 'frame');
  const read = (id: string | null) => (id === null ? null : readModel(context, id, context.deadlines.pressMs));
  const [video, image] = await Promise.all([read(content.model), hasFrames ? read(content.imageModel) : null]);
  return { video, image } satisfies StoryboardModels;
}

/**
 * Records takes, which the sender sends as jobs. A repeated request records nothing.
 *
 * @throws EaselError `invalid_params` when a shot cannot be generated yet, `limit_reached` when all together would exceed
 *   a limit of their owner; then none is recorded
 */
export async function startTakes(
  context: StudioContext,
  storyboard: Storyboard,
  asked: readonly NewStoryboardTake[],
  ownerId: string,
): Promise<void> {
  const takes = await readTakes(context.database, storyboard.id);
  const isKnown = new Set(takes.map(({ id }) => id));
  const fresh = asked.filter(({ id }) => !isKnown.has(id));
  if (fresh.length === 0) return;
  const models = await readModels(context, storyboard, fresh);
  const planned = planTakes(storyboard.content, models, takes, fresh);
  const batchId = randomUUID();
  const { video, image } = models;
  const rows = planned.map(({ id, shot, purpose, request, inputs }) => {
    const model = purpose === 'frame' ? image : video;
    return {
      id,
      storyboardId: storyboard.id,
      ownerId,
      shotId: shot,
      purpose,
      state: 'waiting' as const,
      request,
      inputs,
      batchId,
      costMicros: model === null ? null : costOfRequest(model, request),
    };
  });
  await context.database.transaction(async (transaction) => {
    // One press after another: a repeated one finds its takes, and needs no room.
    await transaction
      .select({ id: storyboards.id })
      .from(storyboards)
      .where(eq(storyboards.id, storyboard.id))
      .for('update');
    const sooner = await transaction
      .select({ id: storyboardTakes.id })
      .from(storyboardTakes)
      .where(
        inArray(
          storyboardTakes.id,
          rows.map(({ id }) => id),
        ),
      );
    const missing = rows.filter(({ id }) => sooner.every((take) => take.id !== id));
    if (missing.length === 0) return;
    const costMicros = missing.reduce((sum, take) => sum + (take.costMicros ?? 0), 0);
    await admitPress(transaction, ownerId, { jobs: missing.length, costMicros });
    await transaction.insert(storyboardTakes).values(missing).onConflictDoNothing();
  });
}

/** How long takes will run, one after another; null as long as one of them has no past. */
export async function estimateTakes(
  context: StudioContext,
  storyboard: Storyboard,
  asked: readonly NewStoryboardTake[],
): Promise<StoryboardEstimate> {
  const takes = await readTakes(context.database, storyboard.id);
  const planned = planTakes(storyboard.content, await readModels(context, storyboard, asked), takes, asked);
  const rows = planned.map(({ id, request }) => ({
    id,
    status: 'waiting' as const,
    model: String(request['model']),
    settingsGroup: settingsGroup(request),
  }));
  const estimates = await estimateRuns(context.database, rows);
  const known = rows.flatMap(({ id }) => estimates.get(id) ?? []);
  if (known.length < rows.length) return { seconds: null };
  return {
    seconds: {
      low: known.reduce((sum, { lowSeconds }) => sum + lowSeconds, 0),
      high: known.reduce((sum, { highSeconds }) => sum + highSeconds, 0),
    },
  };
}

/**
 * Cancels a take, whether it waits or is a job.
 *
 * @throws EaselError `resource_not_found`; `forbidden` for a take of somebody else; the errors of cancelling a job
 */
export async function cancelTake(
  { database }: Pick<StudioContext, 'database'>,
  jobs: Jobs,
  { storyboardId, takeId }: { storyboardId: string; takeId: string },
  caller: Caller,
): Promise<void> {
  const isTake = and(eq(storyboardTakes.storyboardId, storyboardId), eq(storyboardTakes.id, takeId));
  if (!isUuid(takeId)) throw new EaselError('resource_not_found', 'This take does not exist.');
  const [found] = await database.select().from(storyboardTakes).where(isTake);
  if (found === undefined) throw new EaselError('resource_not_found', 'This take does not exist.');
  checkOwner(caller, found.ownerId, 'take');
  const [cancelled] = await database
    .update(storyboardTakes)
    .set({ state: 'cancelled' })
    .where(and(isTake, eq(storyboardTakes.state, 'waiting')))
    .returning();
  if (cancelled !== undefined) return;
  const [take] = await database.select().from(storyboardTakes).where(isTake);
  if (take !== undefined && take.jobId !== null && canCancel(await jobs.read(take.jobId)))
    await jobs.cancel(take.jobId);
}
