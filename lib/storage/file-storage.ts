import type { Readable } from 'node:stream';
import { EaselError } from '../contract/error.ts';
import type { ByteRange } from '../http/byte-range.ts';

/** A program's file storage. Keys are relative, with slashes. A missing key gives `resource_not_found`. */
export interface FileStorage {
  kind: 'folder' | 's3';
  /** Moves a local file into the storage. The key appears with all of its bytes or not at all. */
  put: (key: string, path: string, contentType: string) => Promise<void>;
  /** Opens the bytes, or a part of them. */
  open: (key: string, range: ByteRange | null) => Promise<Readable>;
  /** The size of a key in bytes. */
  size: (key: string) => Promise<number>;
  /** The key's path on this machine, for programs that read files by path; null when the file is elsewhere. */
  localPath: (key: string) => string | null;
  /** Removes a key; a missing key is not an error. */
  delete: (key: string) => Promise<void>;
  /** Lists the keys with a prefix, in no order. Files that are added or removed meanwhile may be included or not. */
  list: (beginning: string) => AsyncIterable<StoredFile>;
  /** A temporary public address of a key; null when this storage is not public. */
  publicAddress: (key: string, expiresInSeconds: number) => Promise<string | null>;
}

/** A file in a listing. */
export interface StoredFile {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/** The error for a file that is not in the storage. */
export function missingFile(cause: unknown): EaselError {
  return new EaselError('resource_not_found', 'This file is no longer in storage.', { cause });
}
