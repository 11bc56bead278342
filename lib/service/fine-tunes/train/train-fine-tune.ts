import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { isEaselError } from '../../../contract/error.ts';
import { getRepositoryFile } from '../files/repository-files.ts';
import { storageSource } from '../files/storage-source.ts';
import { addLog } from '../fine-tune-logs.ts';
import { fineTuneObjectOf } from '../fine-tune-object.ts';
import { followFineTune } from '../work/follow-fine-tune.ts';
import { holdFineTune, type HeldFineTune } from '../work/held-fine-tune.ts';
import type { TokenizeTools } from '../work/tokenize-fine-tune.ts';
import type { Trainer } from './trainer.ts';

type Tools = Pick<TokenizeTools, 'database' | 'storage' | 'hub' | 'workFolder' | 'worker'>;

async function train(tools: Tools, trainer: Trainer, held: HeldFineTune, signal: AbortSignal): Promise<void> {
  const { row } = held;
  const open = async (branch: string, path: string) =>
    storageSource(tools.storage, await getRepositoryFile(tools.database, row, branch, path));
  const tokens = row.tokenization?.token_file ?? null;
  const directory = join(tools.workFolder, `training-${row.id}-${row.attempt}`);
  await mkdir(directory, { recursive: true });
  let reported: Promise<unknown> = Promise.resolve();
  try {
    await trainer.train(
      {
        fineTune: fineTuneObjectOf(row),
        dataset: await open(row.resourceVersion, row.resourcePath),
        tokens: tokens === null ? null : await open(tokens.version, tokens.path),
        directory,
      },
      {
        onProgress: (progress) => {
          reported = reported.then(() => held.change({ progress }, null)).catch(() => undefined);
        },
        log: (level, message) => addLog(tools.database, row.id, level, message),
        signal,
      },
    );
    await reported;
    const set = { status: 'completed' as const, progress: 1, worker: null, finishedAt: sql`now()` };
    await held.change(set, ['info', `Training with ${trainer.name} finished.`]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Trains a fine-tune with the registered trainer and writes the outcome. @throws errors that a retry may solve */
export async function trainFineTune(tools: Tools, trainer: Trainer, id: string, signal: AbortSignal): Promise<void> {
  const held = await holdFineTune(tools.database, id, {
    from: ['enqueued', 'running'],
    to: 'running',
    worker: tools.worker,
    log: ['info', `Training with ${trainer.name} started.`],
  });
  if (held === null) return;
  const following = followFineTune(tools.hub, id, signal);
  try {
    await train(tools, trainer, held, following.signal);
  } catch (error) {
    if (following.hasLeft()) return;
    if (isEaselError(error)) return await held.fail(error.message);
    await held.release();
    throw error;
  } finally {
    following.stop();
  }
}
