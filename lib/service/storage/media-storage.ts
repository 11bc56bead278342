import type { Readable } from 'node:stream';

/** A part of a file: first and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the service's bytes lie. Keys are relative, with slashes. */
export interface MediaStorage {
  /** Takes a finished local file in, under a key that appears with all of its bytes or not at all. The file is used up. */
  put: (key: string, path: string, contentType: string) => Promise<void>;
  /** Opens the bytes, or a part of them. */
  open: (key: string, range: ByteRange | null) => Promise<Readable>;
  delete: (key: string) => Promise<void>;
}

/**
 * Opens the storage that a `STORAGE_URL` names. The S3 client is loaded for S3 alone.
 *
 * @param url `file:///folder` or `s3://bucket?endpoint=…&region=…`
 */
export async function createMediaStorage(url: string): Promise<MediaStorage> {
  if (url.startsWith('s3:')) {
    const { createBucketStorage } = await import('./bucket-storage.ts');
    return createBucketStorage(new URL(url));
  }
  const { createFolderStorage } = await import('./folder-storage.ts');
  return createFolderStorage(new URL('service/', url.endsWith('/') ? url : `${url}/`));
}
