import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { ParquetCodecs } from '../../../datasets/open-parquet.ts';

/** The service's decompressors for Parquet's pages. None exceeds the size that a page declares. */
export const parquetCodecs: ParquetCodecs = {
  GZIP: (input, maxOutputLength) => gunzipSync(input, { maxOutputLength }),
  BROTLI: (input, maxOutputLength) => brotliDecompressSync(input, { maxOutputLength }),
  ZSTD: (input, maxOutputLength) => zstdDecompressSync(input, { maxOutputLength }),
};
