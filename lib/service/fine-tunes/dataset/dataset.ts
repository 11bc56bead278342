import type { datasetFormats } from '../../../contract/fine-tunes/tokenization.ts';

/** Kinds of datasets. */
export type DatasetFormat = (typeof datasetFormats)[number];

/** A row of a dataset, or what is wrong with it as a whole. */
export type DatasetRow = {
  /** Which row, from 1. */
  row: number;
  /** The line on which it begins, from 1; null where there are none. */
  line: number | null;
} & ({ values: Record<string, unknown> } | { issue: string });

/** Some rows, and how much of the dataset is read with them, 0 to 1. */
export interface DatasetBatch {
  rows: DatasetRow[];
  share: number;
}

/** An open dataset. */
export interface Dataset {
  format: DatasetFormat;
  /** Names of the columns; of JSONL, those of its first rows. */
  columns: string[];
  /** How many rows there are; null as long as that is unknown. */
  rows: number | null;
  /** The first good rows, 20 at most. */
  beginning: Record<string, unknown>[];
  /** All rows, of Parquet with the named columns alone. */
  read: (columns: string[]) => AsyncIterable<DatasetBatch>;
}

/** How many rows a beginning holds. */
export const beginningRows = 20;
