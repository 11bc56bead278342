import type { datasetFormats } from '../contract/fine-tunes/tokenization.ts';

/** The formats of datasets. */
export type DatasetFormat = (typeof datasetFormats)[number];

/** A row of a dataset, or what is wrong with the whole row. */
export type DatasetRow = {
  /** The row's number, from 1. */
  row: number;
  /** The line on which it begins, from 1; null for formats without lines. */
  line: number | null;
} & ({ values: Record<string, unknown> } | { issue: string });

/** A batch of rows, and the share of the dataset that is read with it, 0 to 1. */
export interface DatasetBatch {
  rows: DatasetRow[];
  share: number;
}

/** An open dataset. */
export interface Dataset {
  format: DatasetFormat;
  /** Names of the columns; of JSONL, those of its first rows. */
  columns: string[];
  /** The number of rows; null while it is unknown. */
  rows: number | null;
  /** The first valid rows, 20 at most. */
  beginning: Record<string, unknown>[];
  /** All rows; for Parquet, with the named columns only. */
  read: (columns: string[]) => AsyncIterable<DatasetBatch>;
}

/** The number of rows in `beginning`. */
export const beginningRows = 20;
