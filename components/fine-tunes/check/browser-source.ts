import { gunzipSync } from 'fflate';
import { decompress } from 'fzstd';
import type { DatasetSource } from '@/lib/datasets/dataset-source';
import type { ParquetCodecs } from '@/lib/datasets/open-parquet';

/** A file of this computer as the bytes of a dataset. */
export function browserSource(file: Blob): DatasetSource {
  return {
    bytes: file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
}

/**
 * The browser's decompressors for Parquet's pages. None of them needs WebAssembly, which the Content-Security-Policy
 * forbids; Brotli has only such ones.
 */
export const browserCodecs: ParquetCodecs = {
  GZIP: (input, bytes) => gunzipSync(input, { out: new Uint8Array(bytes) }),
  ZSTD: (input) => decompress(input),
};
