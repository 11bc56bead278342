import { EaselError } from '../contract/error.ts';
import type { DatasetSource } from './dataset-source.ts';
import type { Dataset, DatasetFormat } from './dataset.ts';
import { datasetError } from './dataset-error.ts';
import type { ParquetCodecs } from './open-parquet.ts';

/** A file with more columns is a table of numbers, or not a table. */
const mostColumns = 10_000;

const formatOfExtension: Record<string, DatasetFormat> = {
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  csv: 'csv',
  tsv: 'tsv',
  parquet: 'parquet',
};

/**
 * The format of a dataset, by the extension of its name.
 *
 * @throws EaselError `unsupported_media_type`
 */
export function datasetFormatOf(path: string): DatasetFormat {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
  const format = formatOfExtension[extension ?? ''];
  if (format !== undefined) return format;
  const found = extension === undefined ? 'has no extension' : `is .${extension}`;
  throw new EaselError('unsupported_media_type', `The dataset ${found}. Use .jsonl, .csv, .tsv or .parquet.`);
}

/** Rejects a dataset without a readable line, with what to do about it. */
async function checkFirstBytes(source: DatasetSource): Promise<void> {
  const [first, second] = await source.read(0, Math.min(2, source.bytes));
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isMarked || first === 0 || second === 0) throw datasetError('The dataset is UTF-16. Save it as UTF-8.');
  if (first === 0x1f && second === 0x8b)
    throw datasetError('The dataset is compressed with gzip. Decompress it first.');
  if (first === 0x50 && second === 0x4b)
    throw datasetError('The dataset is a ZIP archive or a spreadsheet. Export it as CSV or JSONL.');
}

async function openAs(source: DatasetSource, format: DatasetFormat, codecs: ParquetCodecs): Promise<Dataset> {
  if (format === 'jsonl') return (await import('./open-jsonl.ts')).openJsonl(source);
  if (format === 'parquet') return (await import('./open-parquet.ts')).openParquet(source, codecs);
  return (await import('./open-csv.ts')).openCsv(source, format);
}

/**
 * Opens a dataset, and reads its columns and first rows. Loads only the code for its format.
 *
 * @param codecs unpack Parquet; browsers and the service have different ones
 * @throws EaselError `invalid_params` with what is wrong with the whole dataset
 */
export async function openDataset(
  source: DatasetSource,
  format: DatasetFormat,
  codecs: ParquetCodecs,
): Promise<Dataset> {
  if (format !== 'parquet') await checkFirstBytes(source);
  const dataset = await openAs(source, format, codecs);
  const { length } = dataset.columns;
  if (length <= mostColumns) return dataset;
  throw datasetError(`The dataset has ${length} columns. The limit is ${mostColumns}.`);
}
