import type { Readable } from 'node:stream';
import { EaselError } from '../../contract/error.ts';
import type { ByteRange } from '../../http/byte-range.ts';

/** Where the bytes of media lie. Keys are relative, with slashes. A key that is not there is `resource_not_found`. */
export interface MediaStorage {
  kind: 'folder' | 's3';
  /** Takes a finished local file in, under a key that appears with all of its bytes or not at all. The file is used up. */
  put: (key: string, path: string, contentType: string) => Promise<void>;
  /** Opens the bytes, or a part of them. */
  open: (key: string, range: ByteRange | null) => Promise<Readable>;
  /** How many bytes lie under a key. */
  size: (key: string) => Promise<number>;
  delete: (key: string) => Promise<void>;
  /** An address under which anybody can fetch it for a while; null when this storage is not public. */
  publicAddress: (key: string, expiresInSeconds: number) => Promise<string | null>;
}

/**
 * Opens the storage that a `STORAGE_URL` names. The S3 client is loaded only for S3.
 *
 * @param url `file:///folder` or `s3://bucket?endpoint=…&region=…`
 */
export async function createMediaStorage(url: string): Promise<MediaStorage> {
  if (url.startsWith('s3:')) {
    const { createS3Storage } = await import('./s3-storage.ts');
    return createS3Storage(new URL(url), 'studio/');
  }
  const { createFolderStorage } = await import('./folder-storage.ts');
  return createFolderStorage(new URL('studio/', url.endsWith('/') ? url : `${url}/`));
}

/** The failure to give what somebody has taken out of the storage. */
export function missingFile(cause: unknown): EaselError {
  return new EaselError('resource_not_found', 'The storage of this studio no longer holds this file.', { cause });
}
