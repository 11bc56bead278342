import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../../../storage/file-storage.ts';
import { retryStorage } from '../../../storage/retry-storage.ts';
import type { DatasetSource } from '../../../datasets/dataset-source.ts';

/** A stored file, read in parts; an interrupted read is retried. */
export function storageSource(storage: FileStorage, file: { storageKey: string; bytes: number }): DatasetSource {
  return {
    bytes: file.bytes,
    async read(start, end) {
      if (end <= start) return Buffer.alloc(0);
      const bytes = await retryStorage(async () =>
        buffer(await storage.open(file.storageKey, { start, end: end - 1 })),
      );
      if (bytes.length !== end - start) throw new Error('The storage gave fewer bytes than the file has.');
      return bytes;
    },
  };
}
