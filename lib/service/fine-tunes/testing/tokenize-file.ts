import { mkdtemp, open, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ScriptType } from '../../../contract/fine-tunes/fine-tune.ts';
import type { Tokenization } from '../../../contract/fine-tunes/tokenization.ts';
import type { DatasetSource } from '../../../datasets/dataset-source.ts';
import { datasetFormatOf } from '../../../datasets/open-dataset.ts';
import { chooseTokenizer } from '../../../datasets/tokenizers.ts';
import { tokenFileName, type DatasetTask } from '../work/dataset-task.ts';
import { tokenizeInChild } from '../work/run-child.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

/** A local file as a source, with a function to close it. */
export async function openFileSource(path: string): Promise<DatasetSource & { close: () => Promise<void> }> {
  const file = await open(path);
  const { size: bytes } = await file.stat();
  return {
    bytes,
    async read(start, end) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
      return buffer.subarray(0, bytesRead);
    },
    close: () => file.close(),
  };
}

/** The outcome of tokenizing a file. */
export interface TokenizedFile {
  tokenization: Tokenization;
  /** Peak memory of the tokenizing process. */
  peakBytes: number;
  /** Processor time of the tokenizing process. */
  processorMs: number;
  /** Size of the token file in bytes. */
  tokenFileBytes: number;
}

/** Tokenizes a local file as a worker does, without a service. */
export async function tokenizeFile(
  path: string,
  changes: Partial<DatasetTask> = {},
  scriptType: ScriptType = 'text_generation',
): Promise<TokenizedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'easel-tokens-'));
  const source = await openFileSource(path);
  let peakBytes = 0;
  let processorMs = 0;
  try {
    const task: DatasetTask = {
      format: datasetFormatOf(path),
      bytes: source.bytes,
      version: 'main',
      path: basename(path),
      scriptType,
      columns: {},
      baseModel: 'gpt-4o',
      tokenizer: chooseTokenizer('gpt-4o'),
      folder,
      mostMeasured: 100,
      ...changes,
    };
    const tokenization = await tokenizeInChild(task, {
      source,
      fetchMedia: () => Promise.resolve('no media here'),
      onProgress: () => undefined,
      signal: new AbortController().signal,
      memoryLimitBytes: 2 ** 31,
      onProcessorTime: (milliseconds) => {
        processorMs = milliseconds;
      },
      onMemory: (bytes) => {
        peakBytes = Math.max(peakBytes, bytes);
      },
    });
    const { size: tokenFileBytes } = await stat(join(folder, tokenFileName));
    return { tokenization, peakBytes, processorMs, tokenFileBytes };
  } finally {
    await source.close();
    await removeFolder(folder);
  }
}
