import { decompress } from 'fzstd';
import { type AsyncBuffer, parquetMetadataAsync, parquetReadObjects, parquetSchema } from 'hyparquet';
import type { PreviewParts } from './preview';

// A chunk of its own, for those who bring Parquet. Snappy is hyparquet's own; both do without WebAssembly, which our
// Content-Security-Policy forbids.
const compressors = { ZSTD: (input: Uint8Array) => decompress(input) };

/** A row group is read whole to show its first rows: beyond this, the footer alone is. */
const mostGroupBytes = 64_000_000;

/** Reads the footer of a Parquet file, and its first rows. Only slices of the file are touched. Throws for what is no Parquet. */
export async function readParquet(file: Blob, mostRows: number): Promise<PreviewParts> {
  const buffer: AsyncBuffer = {
    byteLength: file.size,
    slice: (start, end) => file.slice(start, end).arrayBuffer(),
  };

  /** None where they are packed in a way that only the service reads. */
  const readRows = () => parquetReadObjects({ file: buffer, metadata, rowEnd: mostRows, compressors }).catch(() => []);

  const metadata = await parquetMetadataAsync(buffer);
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  const groupBytes = Number(metadata.row_groups[0]?.total_byte_size ?? 0n);
  const rows = groupBytes > mostGroupBytes ? [] : await readRows();
  return { names, rows, errors: [], totalRows: Number(metadata.num_rows) };
}
