import { type DatasetFormat, type DatasetPreview, type PreviewParts, columnsOf } from './preview';
import { readCsv } from './read-csv';
import { readJsonl } from './read-jsonl';

const headBytes = 512_000;
const mostRows = 20;

/**
 * Reads the head of a dataset in the browser, from a slice of the file.
 *
 * @throws Error, with a message to show, when the file does not have the format of its name
 */
export async function readPreview(file: Blob, format: DatasetFormat): Promise<DatasetPreview> {
  const { names, ...parts } = await readParts(file, format);
  return { format, ...parts, columns: columnsOf(parts.rows, names) };
}

async function readParts(file: Blob, format: DatasetFormat): Promise<PreviewParts> {
  if (format === 'parquet') {
    const { readParquet } = await import('./read-parquet');
    return readParquet(file, mostRows).catch((cause: unknown) => {
      throw new Error('This is not a Parquet file, or it is damaged.', { cause });
    });
  }
  const isWhole = file.size <= headBytes;
  const text = await readText(file.slice(0, headBytes), isWhole);
  return format === 'csv' ? readCsv(text, isWhole, mostRows) : readJsonl(text, isWhole, mostRows);
}

/** Decodes UTF-8, also if the slice ends inside a character. */
async function readText(head: Blob, isWhole: boolean): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return decoder.decode(await head.arrayBuffer(), { stream: !isWhole });
  } catch (cause) {
    throw new Error('This file is not UTF-8 text.', { cause });
  }
}
