import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import type { Tokenization } from '../../../contract/fine-tunes/tokenization.ts';
import type { PooledDatabase } from '../../../database/connect.ts';
import { isDiskFull } from '../../../storage/is-disk-full.ts';
import type { FileStorage } from '../../../storage/file-storage.ts';
import type { NoticeHub } from '../../events/notice-hub.ts';
import type { MediaFetcher } from '../../storage/media-fetcher.ts';
import { datasetFormatOf } from '../../../datasets/open-dataset.ts';
import { repositoryName } from '../files/repository.ts';
import { findRepositoryFile, nameRepositoryFile, newFileKey, type RepositoryFile } from '../files/repository-files.ts';
import { storageSource } from '../files/storage-source.ts';
import { scriptTypeOf, type FineTuneRow } from '../fine-tune-object.ts';
import { chosenColumnsOf } from '../training-parameters.ts';
import { chooseTokenizer } from '../../../datasets/tokenizers.ts';
import { tokenFileName, type DatasetTask } from './dataset-task.ts';
import { describeEnd, describeRowErrors } from './describe-end.ts';
import { createMediaFetch } from './fetch-media.ts';
import { followFineTune } from './follow-fine-tune.ts';
import { holdFineTune, type HeldFineTune } from './held-fine-tune.ts';
import { createProgressWriter } from './progress-writer.ts';
import { tokenizeInChild } from './run-child.ts';

/** What tokenizing needs. */
export interface TokenizeTools {
  database: PooledDatabase;
  storage: FileStorage;
  hub: NoticeHub;
  fetcher: MediaFetcher;
  workFolder: string;
  /** The number of the lock that shows that this worker is alive. */
  worker: number;
  /** The largest image or video in bytes. */
  inputLimitBytes: number;
  memoryLimitBytes: number;
}

/** How many distinct images and videos of a dataset are probed. */
const mostMeasured = 5000;

function lost(row: FineTuneRow): EaselError {
  const name = `${row.resourceVersion}/${row.resourcePath}`;
  return new EaselError(
    'conflict',
    `The dataset ${name} was replaced or removed during tokenization. Tokenize the current file with a new fine-tune.`,
  );
}

async function findDataset(tools: TokenizeTools, row: FineTuneRow): Promise<RepositoryFile> {
  const file = await findRepositoryFile(tools.database, row, row.resourceVersion, row.resourcePath);
  if (file !== null) return file;
  const message = `The dataset ${row.resourceVersion}/${row.resourcePath} is not in ${repositoryName(row)}. Upload it first.`;
  throw new EaselError('resource_not_found', message);
}

/** Stores the token file beside the dataset and ends the fine-tune's tokenizing, both or neither. */
async function finish(
  tools: TokenizeTools,
  held: HeldFineTune,
  dataset: RepositoryFile,
  result: { tokenization: Tokenization; tokenPath: string },
): Promise<void> {
  const { row } = held;
  const { size: bytes } = await stat(result.tokenPath);
  const storageKey = newFileKey();
  const contentType = 'application/octet-stream';
  await tools.storage.put(storageKey, result.tokenPath, contentType);
  const names = { version: dataset.branch, path: `${dataset.path}.${row.id}.tokens`, bytes };
  const tokenization = { ...result.tokenization, token_file: names };
  const set = { tokenization, totalTokenCount: tokenization.tokens, progress: 1, worker: null, finishedAt: sql`now()` };
  try {
    const ended = await held.change(set, ['info', describeEnd(tokenization)], async (transaction) => {
      const present = await findRepositoryFile(transaction, row, dataset.branch, dataset.path);
      if (present?.storageKey !== dataset.storageKey) throw lost(row);
      const file = { branch: names.version, path: names.path, storageKey, contentType, bytes };
      await nameRepositoryFile(transaction, row, file);
    });
    if (ended === null) await tools.storage.delete(storageKey);
  } catch (error) {
    // Any other failure may follow the commit; if not, `sweepStorage` removes the file.
    if (isEaselError(error)) await tools.storage.delete(storageKey);
    throw error;
  }
}

async function work(tools: TokenizeTools, held: HeldFineTune, signal: AbortSignal, onLost: () => void): Promise<void> {
  const { row } = held;
  const dataset = await findDataset(tools, row);
  const folder = join(tools.workFolder, `tokens-${row.id}-${row.attempt}`);
  const task: DatasetTask = {
    format: datasetFormatOf(dataset.path),
    bytes: dataset.bytes,
    version: dataset.branch,
    path: dataset.path,
    scriptType: scriptTypeOf(row),
    columns: chosenColumnsOf(row.trainingParams),
    baseModel: row.baseModel,
    tokenizer: chooseTokenizer(row.baseModel),
    folder,
    mostMeasured,
  };
  const progress = createProgressWriter(held, onLost);
  await mkdir(folder, { recursive: true });
  try {
    const tokenization = await tokenizeInChild(task, {
      source: storageSource(tools.storage, dataset),
      fetchMedia: createMediaFetch({
        ...tools,
        repository: row,
        branch: dataset.branch,
        datasetPath: dataset.path,
        limitBytes: tools.inputLimitBytes,
        signal,
      }),
      onProgress: (state) => progress.write(state),
      signal,
      memoryLimitBytes: tools.memoryLimitBytes,
    });
    await progress.settled();
    if (tokenization.rows_bad > 0) await held.fail(describeRowErrors(tokenization), { tokenization, progress: 1 });
    else await finish(tools, held, dataset, { tokenization, tokenPath: join(folder, tokenFileName) });
  } catch (error) {
    await progress.settled();
    // The bytes of a dataset are removed with its row.
    const isGone = isEaselError(error) && error.code === 'resource_not_found';
    throw isGone ? lost(row) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Tokenizes a fine-tune's dataset and writes the outcome. A tokenized fine-tune stays `tokenizing`, with its count and
 * `finished_at` set, because this is the state of the API from which a run can start.
 *
 * @throws errors that a retry may solve
 */
export async function tokenizeFineTune(tools: TokenizeTools, id: string, signal: AbortSignal): Promise<void> {
  const following = followFineTune(tools.hub, id, signal);
  try {
    const held = await holdFineTune(tools.database, id, {
      from: ['tokenizing'],
      to: 'tokenizing',
      worker: tools.worker,
      log: ['info', 'Tokenization started.'],
    });
    if (held === null) return;
    try {
      await work(tools, held, following.signal, following.leave);
    } catch (error) {
      if (following.hasLeft()) return;
      if (isDiskFull(error)) await held.fail('The service has no disk space left for the token file.');
      else if (isEaselError(error)) await held.fail(error.message);
      else {
        await held.release();
        throw error;
      }
    }
  } finally {
    following.stop();
  }
}
