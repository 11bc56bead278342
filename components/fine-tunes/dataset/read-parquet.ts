import { decompress } from 'fzstd';
import { type AsyncBuffer, parquetMetadataAsync, parquetReadObjects, parquetSchema } from 'hyparquet';
import type { PreviewParts } from './preview';

// A separate chunk, loaded only for Parquet. Snappy is built into hyparquet; neither library needs WebAssembly, which
// our Content-Security-Policy forbids.
const compressors = { ZSTD: (input: Uint8Array) => decompress(input) };

/** Reading the first rows needs a whole row group: if that is larger than this, only the footer is read. */
const mostGroupBytes = 64_000_000;

/**
 * Reads the footer of a Parquet file, and its first rows. It reads only slices of the file. Throws if the file is no
 * Parquet.
 */
export async function readParquet(file: Blob, mostRows: number): Promise<PreviewParts> {
  const buffer: AsyncBuffer = {
    byteLength: file.size,
    slice: (start, end) => file.slice(start, end).arrayBuffer(),
  };

  /** Empty for a compression that only the service reads. */
  const readRows = () => parquetReadObjects({ file: buffer, metadata, rowEnd: mostRows, compressors }).catch(() => []);

  const metadata = await parquetMetadataAsync(buffer);
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  const groupBytes = Number(metadata.row_groups[0]?.total_byte_size ?? 0n);
  const rows = groupBytes > mostGroupBytes ? [] : await readRows();
  return { names, rows, errors: [], totalRows: Number(metadata.num_rows) };
}
