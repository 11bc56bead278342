import { setTimeout as wait } from 'node:timers/promises';
import { EaselError } from '../../../contract/error.ts';
import { openTokenFile } from '../tokens/token-file-reader.ts';
import type { Trainer } from '../train/trainer.ts';

/** A trainer for tests: it reads its input, and behaves as the fine-tune's description says. */
export const trainer: Trainer = {
  name: 'test trainer',
  async train({ fineTune, dataset, tokens }, { log, onProgress, signal }) {
    onProgress(0.5);
    const rows = tokens === null ? 'no' : (await openTokenFile(tokens)).header.rows;
    await log('info', `${dataset.bytes} bytes, ${rows} rows of tokens`);
    if (fineTune.description === 'fail') throw new EaselError('invalid_params', 'This cannot be learnt.');
    if (fineTune.description === 'wait') await wait(60_000, undefined, { signal });
  },
};
