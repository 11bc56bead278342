import { setPriority } from 'node:os';
import type { FineTune } from '../../contract/fine-tune.ts';
import { countTokens } from './count-tokens.ts';
import { loadTokenizer, type Tokenizer } from './tokenizers.ts';

// Counts one dataset's tokens beside the service, which has requests to answer, and ends.
const calmPriority = 10;

/** What the child is told: the dataset, and how to read it. */
export interface Dataset {
  /** A file on this machine. */
  path: string;
  scriptType: FineTune['script_type'];
  tokenizer: Tokenizer['name'];
}

setPriority(calmPriority);
process.on('disconnect', () => process.exit(1));
process.on('SIGINT', () => undefined);
process.once('message', (dataset: Dataset) => {
  void loadTokenizer(dataset.tokenizer)
    .then((tokenizer) => countTokens(dataset.path, dataset.scriptType, tokenizer))
    .then((result) => process.send?.(result));
});
