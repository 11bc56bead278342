import { z } from 'zod';

/** Kinds of datasets that the service reads, by the extension of their names. */
export const datasetFormats = ['jsonl', 'csv', 'tsv', 'parquet'] as const;

/** The role of a dataset's column in training. */
export const columnRoles = [
  'text',
  'prompt',
  'completion',
  'messages',
  'image',
  'input_image',
  'input_images',
  'output_image',
  'video',
] as const;

/** The content of a column: text, a chat, the address of an image, several of them, or the address of a video. */
export const columnKinds = ['text', 'messages', 'image', 'images', 'video'] as const;

const count = z.int().nonnegative();

/** Percentiles of the tokens of a row, or of one column of it. */
const spreadSchema = z.object({
  min: count,
  mean: z.number().nonnegative(),
  p5: count,
  p25: count,
  p50: count,
  p75: count,
  p90: count,
  p95: count,
  p99: count,
  max: count,
});
export type TokenSpread = z.infer<typeof spreadSchema>;

/** The tokens of one text column. `spread` is over the good rows, and null before there is one. */
const columnFiguresSchema = z.object({
  /** The column's name in the dataset. */
  name: z.string(),
  role: z.enum(columnRoles),
  tokens: count,
  /** Good rows in which the column is empty. */
  empty_rows: count,
  spread: spreadSchema.nullable(),
});
export type ColumnFigures = z.infer<typeof columnFiguresSchema>;

/** The images or videos of one column. */
const mediaFiguresSchema = z.object({
  name: z.string(),
  role: z.enum(columnRoles),
  kind: z.enum(['image', 'video']),
  /** How many addresses the good rows hold; the same address counts each time. */
  count,
  /** How many of them were measured; beyond a limit they are only counted. */
  measured: count,
  /** Bytes of those, together. */
  bytes: count,
  /** Seconds of measured videos, together; null for images. */
  seconds: z.number().nonnegative().nullable(),
  /** The sizes in pixels, the most frequent first, at most 20 of them. */
  sizes: z.array(z.object({ width: count, height: count, count })),
  /** How many different sizes there are in all. */
  different_sizes: count,
});
export type MediaFigures = z.infer<typeof mediaFiguresSchema>;

/** Why a row cannot be used. */
const rowErrorSchema = z.object({
  /** The row's number, from 1, without the header of a CSV. */
  row: z.int().positive(),
  /** The line of the file on which it begins, from 1; null where rows have no lines, as in Parquet. */
  line: z.int().positive().nullable(),
  /** The column with the error; null for an error of the whole row. */
  column: z.string().nullable(),
  reason: z.string(),
});
export type RowError = z.infer<typeof rowErrorSchema>;

/** A bar of the histogram: rows with `from` up to but not including `to` tokens. The last bar reaches past the longest row. */
const histogramBarSchema = z.object({ from: count, to: count, rows: count });
export type HistogramBar = z.infer<typeof histogramBarSchema>;

/**
 * The result of tokenizing. While it runs, the figures grow, `histogram` is empty and `token_file` is null;
 * `total_token_count` of the fine-tune is set with the last of them.
 */
export const tokenizationSchema = z.object({
  /** The tokenizer that counts, as in `o200k_base`. */
  tokenizer: z.string(),
  /** Whether it is the base model's own; false when it replaces one that is not available, and the counts are approximate. */
  is_exact: z.boolean(),
  format: z.enum(datasetFormats).nullable(),
  dataset_bytes: count.nullable(),
  /** Rows of the dataset; null while unknown. */
  rows: count.nullable(),
  /** Rows read so far, good and bad. */
  rows_read: count,
  /** Bad rows so far; the first 100 of them are in `row_errors`. */
  rows_bad: count,
  tokens: count,
  /** Tokens of a row, all its columns together; null before the first good row. */
  spread: spreadSchema.nullable(),
  columns: z.array(columnFiguresSchema),
  media: z.array(mediaFiguresSchema),
  /** At most 24 bars, without a gap. */
  histogram: z.array(histogramBarSchema),
  row_errors: z.array(rowErrorSchema),
  /** The tokens as a file of the repository (docs/token-file.md), read like any other; null until it is written. */
  token_file: z.object({ version: z.string(), path: z.string(), bytes: count }).nullable(),
  /** Duration of the attempt that finished; null until then. */
  seconds: z.number().nonnegative().nullable(),
});
export type Tokenization = z.infer<typeof tokenizationSchema>;
