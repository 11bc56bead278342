import type { FileMetaData, RowGroup } from 'hyparquet';
import { formatBytes } from '../contract/format-bytes.ts';
import { datasetError } from './dataset-error.ts';

/** A range of rows of a Parquet file that is read at once. */
export interface ParquetPart {
  rowStart: number;
  rowEnd: number;
}

/** Target size of a part after decompression, if the file can be divided so. */
const partBytes = 32 * 1024 * 1024;
/** Largest size of a part after decompression. */
const mostBytes = 512 * 1024 * 1024;

function bytesOf(group: RowGroup, columns: Set<string>): { bytes: number; isIndexed: boolean } {
  const chunks = group.columns.filter(({ meta_data: data }) => columns.has(data?.path_in_schema[0] ?? ''));
  return {
    bytes: chunks.reduce((sum, { meta_data: data }) => sum + Number(data?.total_uncompressed_size ?? 0), 0),
    isIndexed: chunks.every(({ offset_index_offset: offset }) => offset !== undefined),
  };
}

/**
 * Divides a Parquet file into parts that are read one after another: a row group each, or several parts of a large row
 * group with a page index.
 *
 * @throws EaselError for a row group that is too large for memory
 */
export function parquetParts(metadata: FileMetaData, columns: string[]): ParquetPart[] {
  const wanted = new Set(columns);
  let rowStart = 0;
  return metadata.row_groups.flatMap((group, index) => {
    const rows = Number(group.num_rows);
    const from = rowStart;
    rowStart += rows;
    const { bytes, isIndexed } = bytesOf(group, wanted);
    if (!isIndexed && bytes > mostBytes) {
      const size = formatBytes(bytes, { isRounded: true });
      throw datasetError(`Row group ${index + 1} of the dataset is ${size}. The limit is 512 MB per row group.`);
    }
    const parts = isIndexed ? Math.max(1, Math.min(rows, Math.ceil(bytes / partBytes))) : 1;
    const step = Math.ceil(rows / parts);
    return Array.from({ length: Math.ceil(rows / Math.max(1, step)) }, (_, part) => ({
      rowStart: from + part * step,
      rowEnd: from + Math.min(rows, (part + 1) * step),
    }));
  });
}
