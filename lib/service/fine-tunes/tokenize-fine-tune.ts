import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { fineTunes } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { fineTuneObjectOf, type FineTuneRow } from './fine-tune-object.ts';
import { findRepositoryFile } from './repository-files.ts';
import { tokenizeFile } from './tokenize-file.ts';
import { tokenizerNameFor } from './tokenizers.ts';

/** What tokenizing needs. */
export interface TokenizeTools {
  database: Database;
  storage: FileStorage;
  workFolder: string;
}

const unfinished = (id: string) =>
  and(eq(fineTunes.id, id), eq(fineTunes.status, 'tokenizing'), isNull(fineTunes.finishedAt));

/** Ends a tokenization with what is wrong. One that has ended is left as it is. */
export async function failTokenizing(database: Database, id: string, error: string): Promise<void> {
  await database
    .update(fineTunes)
    .set({ status: 'errored', error, finishedAt: sql`now()`, updatedAt: sql`now()` })
    .where(unfinished(id));
}

async function count(tools: TokenizeTools, row: FineTuneRow, signal: AbortSignal): Promise<number | string> {
  const { resourceVersion: branch, resourcePath: path } = row;
  const file = await findRepositoryFile(tools.database, row, branch, path);
  if (file === null)
    return `The dataset ${branch}/${path} is not in ${row.namespace}/${row.repository}. Upload it first.`;
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
  if (extension !== 'jsonl' && extension !== 'ndjson') {
    return `Datasets of this kind (${extension ?? 'no extension'}) are not supported yet: give JSONL, one JSON object a line.`;
  }
  const local = join(tools.workFolder, `dataset-${row.id}`);
  try {
    await pipeline(await tools.storage.open(file.storageKey, null), createWriteStream(local), { signal });
    const { script_type: scriptType } = fineTuneObjectOf(row);
    const result = await tokenizeFile({ path: local, scriptType, tokenizer: tokenizerNameFor(row.baseModel) }, signal);
    return typeof result === 'string' ? result : result.tokens;
  } finally {
    await rm(local, { force: true });
  }
}

/**
 * Counts the tokens of a fine-tune's dataset and writes the outcome. A tokenized fine-tune stays `tokenizing`, with its
 * count and `finished_at` set: of the API's states that is the one from which a run may begin.
 */
export async function tokenizeFineTune(tools: TokenizeTools, id: string, signal: AbortSignal): Promise<void> {
  const [row] = await tools.database.select().from(fineTunes).where(unfinished(id));
  if (row === undefined) return;
  const outcome = await count(tools, row, signal);
  if (typeof outcome === 'string') return failTokenizing(tools.database, id, outcome);
  await tools.database
    .update(fineTunes)
    .set({ totalTokenCount: outcome, finishedAt: sql`now()`, updatedAt: sql`now()` })
    .where(unfinished(id));
}
