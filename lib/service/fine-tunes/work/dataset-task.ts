import type { ScriptType } from '../../../contract/fine-tunes/fine-tune.ts';
import type { Tokenization } from '../../../contract/fine-tunes/tokenization.ts';
import type { DatasetFormat } from '../../../datasets/dataset.ts';
import type { ChosenColumns } from '../../../datasets/match-columns.ts';
import type { TokenizerChoice } from '../../../datasets/tokenizers.ts';

/** A dataset to tokenize, as plain data. */
export interface DatasetTask {
  format: DatasetFormat;
  bytes: number;
  /** Branch and path, for the token file. */
  version: string;
  path: string;
  scriptType: ScriptType;
  columns: ChosenColumns;
  baseModel: string;
  tokenizer: TokenizerChoice;
  /** An empty local folder for the token file and for temporary media. */
  folder: string;
  /** How many distinct images and videos are probed; further ones are only counted. */
  mostMeasured: number;
}

/** The progress of the work. */
export interface DatasetProgress {
  share: number;
  tokenization: Tokenization;
}

/** Name of the token file in the task's folder. */
export const tokenFileName = 'tokens';

/** The progress before the dataset is opened. */
export function emptyTokenization(tokenizer: TokenizerChoice): Tokenization {
  return {
    tokenizer: tokenizer.name,
    is_exact: tokenizer.isExact,
    format: null,
    dataset_bytes: null,
    rows: null,
    rows_read: 0,
    rows_bad: 0,
    tokens: 0,
    spread: null,
    columns: [],
    media: [],
    histogram: [],
    row_errors: [],
    token_file: null,
    seconds: null,
  };
}
