import { EaselError } from '../../../contract/error.ts';
import type { DatasetSource } from './dataset-source.ts';
import type { Dataset, DatasetFormat } from './dataset.ts';

const formatOfExtension: Record<string, DatasetFormat> = {
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  csv: 'csv',
  tsv: 'tsv',
  parquet: 'parquet',
};

/**
 * The kind of a dataset by the extension of its name.
 *
 * @throws EaselError `unsupported_media_type`
 */
export function datasetFormatOf(path: string): DatasetFormat {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
  const format = formatOfExtension[extension ?? ''];
  if (format !== undefined) return format;
  const found = extension === undefined ? 'has no extension' : `is .${extension}`;
  throw new EaselError('unsupported_media_type', `The dataset ${found}: give .jsonl, .csv, .tsv or .parquet.`);
}

/**
 * Opens a dataset: its columns and first rows are read at once. What it needs is loaded for its kind alone.
 *
 * @throws EaselError `invalid_params` with what is wrong with the dataset as a whole
 */
export async function openDataset(source: DatasetSource, format: DatasetFormat): Promise<Dataset> {
  if (format === 'jsonl') return (await import('./open-jsonl.ts')).openJsonl(source);
  if (format === 'parquet') return (await import('./open-parquet.ts')).openParquet(source);
  return (await import('./open-csv.ts')).openCsv(source, format);
}
