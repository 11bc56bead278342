import {
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type AsyncBuffer,
  type FileMetaData,
} from 'hyparquet';
import { isEaselError } from '../contract/error.ts';
import type { DatasetSource } from './dataset-source.ts';
import { beginningRows, type Dataset, type DatasetBatch } from './dataset.ts';
import { parquetParts, type ParquetPart } from './parquet-parts.ts';
import type { Compressors } from 'hyparquet/src/types.js';
import { datasetError } from './dataset-error.ts';

const mostFooterBytes = 16 * 1024 * 1024;
/** The largest part of a column that is read for its first values. */
const mostExampleBytes = 8 * 1024 * 1024;
const batchRows = 2000;
const endBytes = 8;

/** Decompressors for Parquet's pages, beside Snappy, which the library has. */
export type ParquetCodecs = Compressors;

/** Converts errors of the file; errors of its source pass unchanged. */
async function reading<Result>(source: { failure: unknown }, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (source.failure !== null) throw source.failure;
    if (isEaselError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw datasetError(`The dataset is damaged or is not a supported Parquet file: ${reason}.`, error);
  }
}

/** The source in the library's form; it remembers why a read failed. */
function bufferOf(source: DatasetSource): AsyncBuffer & { failure: unknown } {
  const file: AsyncBuffer & { failure: unknown } = {
    failure: null,
    byteLength: source.bytes,
    async slice(start, end = source.bytes) {
      const isWithin = start >= 0 && end >= start && end <= source.bytes;
      if (!isWithin) throw new Error('it refers to data beyond the end of the file');
      try {
        const bytes = await source.read(start, end);
        return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
      } catch (error) {
        file.failure = error;
        throw error;
      }
    },
  };
  return file;
}

async function readMetadata(file: AsyncBuffer): Promise<FileMetaData> {
  const end = new Uint8Array(await file.slice(Math.max(0, file.byteLength - endBytes)));
  if (end.length < endBytes || String.fromCodePoint(...end.subarray(4)) !== 'PAR1')
    throw new Error('the PAR1 marker at the end is missing');
  if (new DataView(end.buffer).getUint32(0, true) > mostFooterBytes) throw new Error('the footer is larger than 16 MB');
  return parquetMetadataAsync(file, { geoparquet: false });
}

/** Columns whose first values can be found without reading much. */
function smallColumns(metadata: FileMetaData): string[] {
  const chunks = metadata.row_groups[0]?.columns ?? [];
  const sizes = new Map<string, number>();
  for (const { meta_data: data, offset_index_offset: index } of chunks) {
    const name = data?.path_in_schema[0] ?? '';
    const bytes = index === undefined ? Number(data?.total_uncompressed_size ?? 0) : 0;
    sizes.set(name, (sizes.get(name) ?? 0) + bytes);
  }
  return [...sizes].flatMap(([name, bytes]) => (bytes <= mostExampleBytes ? [name] : []));
}

/**
 * Opens a Parquet file. It is read by row groups, or by pages where a row group is large and has a page index; only the
 * needed columns are read.
 */
export async function openParquet(source: DatasetSource, codecs: ParquetCodecs): Promise<Dataset> {
  const file = bufferOf(source);
  const metadata = await reading(file, () => readMetadata(file));
  const columns = parquetSchema(metadata).children.map(({ element }) => element.name);
  const rows = Number(metadata.num_rows);

  const readPart = (part: ParquetPart, wanted: string[]) =>
    reading(file, () =>
      parquetReadObjects({
        file,
        metadata,
        columns: wanted,
        compressors: codecs,
        utf8: false,
        geoparquet: false,
        useOffsetIndex: true,
        ...part,
      }),
    );

  async function* read(wanted: string[]): AsyncGenerator<DatasetBatch, void> {
    for (const part of parquetParts(metadata, wanted)) {
      const values = await readPart(part, wanted);
      for (let from = 0; from < values.length; from += batchRows) {
        const batch = values.slice(from, from + batchRows);
        const first = part.rowStart + from;
        yield {
          rows: batch.map((each, index) => ({ row: first + index + 1, line: null, values: each })),
          share: rows === 0 ? 1 : (first + batch.length) / rows,
        };
      }
    }
    yield { rows: [], share: 1 };
  }

  const smallest = smallColumns(metadata);
  const rowEnd = Math.min(Number(metadata.row_groups[0]?.num_rows ?? 0), beginningRows);
  const beginning = smallest.length === 0 || rowEnd === 0 ? [] : await readPart({ rowStart: 0, rowEnd }, smallest);
  return { format: 'parquet', columns, rows, beginning, read };
}
