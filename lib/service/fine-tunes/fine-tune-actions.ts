import { eq, inArray, isNotNull, isNull, or, and, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { EaselError } from '../../contract/error.ts';
import type { patchFineTuneSchema } from '../../contract/fine-tunes/fine-tune.ts';
import { fineTunes } from '../../database/service-tables.ts';
import type { PooledDatabase } from '../../database/connect.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { sendFineTuneNotice } from '../events/notice.ts';
import { tokenizeQueue, trainQueue, type JobQueue } from '../queue/job-queue.ts';
import { changeFineTune } from './change-state.ts';
import { deleteRepositoryFiles } from './files/repository-files.ts';
import type { Repository } from './files/repository.ts';
import type { FineTuneRow } from './fine-tune-object.ts';
import { findFineTune, resourceOf } from './fine-tune-store.ts';
import { chooseTokenizer } from '../../datasets/tokenizers.ts';
import { emptyTokenization } from './work/dataset-task.ts';

/** What actions on fine-tunes need. */
export interface ActionTools {
  database: PooledDatabase;
  queue: JobQueue;
}

/** A state for messages: a tokenized fine-tune stays `tokenizing` until it is run. */
function stateLabel({ status, finishedAt }: FineTuneRow): string {
  return status === 'tokenizing' && finishedAt !== null ? 'tokenizing (tokens counted)' : status;
}

/**
 * Changes a fine-tune from `created` to `tokenizing` and queues the work, both or neither. Of two concurrent calls, one
 * succeeds.
 *
 * @throws EaselError `resource_not_found`, or `conflict` naming the state it is in
 */
export async function beginTokenizing({ database, queue }: ActionTools, repository: Repository, id: string) {
  const found = await findFineTune(database, repository, id);
  const begun = await changeFineTune(database, found.id, {
    when: eq(fineTunes.status, 'created'),
    set: {
      status: 'tokenizing',
      error: null,
      progress: 0,
      tokenization: emptyTokenization(chooseTokenizer(found.baseModel)),
      startedAt: sql`now()`,
    },
    log: ['info', 'Tokenization requested.'],
    // The fine-tune's id is the job's id, because it is tokenized only once.
    also: (transaction, row) => queue.send(transaction, tokenizeQueue, { jobId: row.id, id: row.id, priority: 0 }),
  });
  if (begun !== null) return begun;
  const now = await findFineTune(database, repository, id);
  throw new EaselError('conflict', `This fine-tune is ${stateLabel(now)}; only a created fine-tune can be tokenized.`);
}

/**
 * Queues the training of a fine-tune that is created or tokenized.
 *
 * @param canTrain whether a trainer is registered
 * @throws EaselError `not_implemented` without a trainer; `conflict` naming the state it is in
 */
export async function beginTraining(tools: ActionTools, repository: Repository, id: string, canTrain: boolean) {
  const found = await findFineTune(tools.database, repository, id);
  if (!canTrain) {
    const message = 'This service can’t train: no trainer is registered.';
    throw new EaselError('not_implemented', message);
  }
  const isTokenized = and(eq(fineTunes.status, 'tokenizing'), isNotNull(fineTunes.finishedAt));
  const begun = await changeFineTune(tools.database, found.id, {
    when: or(eq(fineTunes.status, 'created'), isTokenized),
    set: { status: 'enqueued', error: null, progress: 0, startedAt: sql`now()`, finishedAt: null, worker: null },
    log: ['info', 'Training requested.'],
    also: (transaction, row) => tools.queue.send(transaction, trainQueue, { jobId: row.id, id: row.id, priority: 0 }),
  });
  if (begun !== null) return begun;
  const { status } = await findFineTune(tools.database, repository, id);
  throw new EaselError(
    'conflict',
    `This fine-tune is ${status}; only a created or tokenized fine-tune can be trained.`,
  );
}

/**
 * Stops a running fine-tune: its worker is notified, and can no longer finish it.
 *
 * @throws EaselError `conflict` naming the state, when it is not running
 */
export async function stopFineTune({ database, queue }: ActionTools, repository: Repository, id: string) {
  const found = await findFineTune(database, repository, id);
  const runs = and(isNull(fineTunes.finishedAt), inArray(fineTunes.status, ['tokenizing', 'enqueued', 'running']));
  const stopped = await changeFineTune(database, found.id, {
    when: runs,
    set: { status: 'stopped', worker: null, finishedAt: sql`now()` },
    log: ['info', 'Stopped by request.'],
    async also(transaction, row) {
      for (const name of [tokenizeQueue, trainQueue]) await queue.remove(transaction, name, row.id);
    },
  });
  if (stopped !== null) return stopped;
  const now = await findFineTune(database, repository, id);
  throw new EaselError('conflict', `This fine-tune is ${stateLabel(now)}; there is nothing to stop.`);
}

/**
 * Changes a fine-tune's name and description at any time, and what determines its tokens while it is `created`.
 *
 * @throws EaselError `conflict` naming the state
 */
export async function patchFineTune(
  { database }: ActionTools,
  repository: Repository,
  id: string,
  patch: z.infer<typeof patchFineTuneSchema>,
) {
  const found = await findFineTune(database, repository, id);
  const { name, display_name: displayName, description, ...rest } = patch;
  const names = { name, displayName, description };
  const { resource, base_model: baseModel, script_type: scriptType } = rest;
  const foundations = { baseModel, scriptType, trainingParams: rest.training_params, useLora: rest.use_lora };
  const isDeep = Object.keys(rest).length > 0;
  const changed = await changeFineTune(database, found.id, {
    when: isDeep ? eq(fineTunes.status, 'created') : undefined,
    set: { ...names, ...foundations, ...(resource === undefined ? {} : resourceOf(resource)) },
    log: null,
  });
  if (changed !== null) return changed;
  const now = await findFineTune(database, repository, id);
  const message = `This fine-tune is ${stateLabel(now)}; only its name, display_name and description can be changed.`;
  throw new EaselError('conflict', message);
}

/**
 * Deletes a fine-tune, its log and its token file, in any state; its worker is notified and stops.
 *
 * @returns the deleted fine-tune
 * @throws EaselError `resource_not_found`
 */
export async function deleteFineTune(
  tools: ActionTools & { storage: FileStorage },
  repository: Repository,
  id: string,
): Promise<FineTuneRow> {
  const found = await findFineTune(tools.database, repository, id);
  const { owner } = repository;
  await tools.database.transaction(async (transaction) => {
    await transaction.delete(fineTunes).where(eq(fineTunes.id, found.id));
    for (const name of [tokenizeQueue, trainQueue]) await tools.queue.remove(transaction, name, found.id);
    await sendFineTuneNotice(transaction, { owner, fineTune: found.id, state: null, progress: null });
  });
  const file = found.tokenization?.token_file ?? null;
  if (file !== null) await deleteRepositoryFiles(tools, repository, file.version, [file.path]);
  return found;
}
