import type { z } from 'zod';
import { scriptTypes, type datasetResponseSchema } from '../../contract/fine-tunes/fine-tune.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { findColumns } from '../../datasets/match-columns.ts';
import { datasetFormatOf, openDataset } from '../../datasets/open-dataset.ts';
import { readRow } from '../../datasets/read-row.ts';
import { parquetCodecs } from './files/parquet-codecs.ts';
import type { RepositoryFile } from './files/repository-files.ts';
import { storageSource } from './files/storage-source.ts';

const longestExampleCharacters = 160;

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? Number(part) : part));
  } catch {
    // JSON.parse reads deeper nesting than JSON.stringify can write.
    return null;
  }
}

function exampleOf(value: unknown): string | null {
  const text = textOf(value);
  if (text === null) return null;
  return text.length > longestExampleCharacters ? `${text.slice(0, longestExampleCharacters - 1)}…` : text;
}

/**
 * Reads the beginning of a dataset: its columns, and the script types that suit it.
 *
 * @throws EaselError `unsupported_media_type` for another format, `invalid_params` for one that cannot be read
 */
export async function inspectDataset(
  storage: FileStorage,
  file: RepositoryFile,
): Promise<z.infer<typeof datasetResponseSchema>['dataset']> {
  const dataset = await openDataset(storageSource(storage, file), datasetFormatOf(file.path), parquetCodecs);
  const [first = {}] = dataset.beginning;
  const suited = scriptTypes.flatMap((scriptType) => {
    const columns = findColumns(scriptType, dataset.columns, {});
    // Names alone can mislead, so the first row must match them.
    const isReadable = columns !== null && (dataset.beginning.length === 0 || Array.isArray(readRow(first, columns)));
    if (!isReadable) return [];
    return [{ script_type: scriptType, columns: columns.map(({ role, name }) => ({ role, name })) }];
  });
  return {
    format: dataset.format,
    size: file.bytes,
    rows: dataset.rows,
    columns: dataset.columns.map((name) => ({ name, example: exampleOf(first[name]) })),
    // The script type that uses the most columns fits best.
    suited: suited.toSorted((one, other) => other.columns.length - one.columns.length),
  };
}
