import type { Readable } from 'node:stream';
import { EaselError } from '../contract/error.ts';
import type { ByteRange } from '../http/byte-range.ts';

/** Where a program's files lie. Keys are relative, with slashes. A key that is not there is `resource_not_found`. */
export interface FileStorage {
  kind: 'folder' | 's3';
  /** Takes a finished local file in, under a key that appears with all of its bytes or not at all. The file is used up. */
  put: (key: string, path: string, contentType: string) => Promise<void>;
  /** Opens the bytes, or a part of them. */
  open: (key: string, range: ByteRange | null) => Promise<Readable>;
  /** How many bytes lie under a key. */
  size: (key: string) => Promise<number>;
  /** Where the bytes lie on this machine, for programs that read files by their path alone; null when they lie elsewhere. */
  localPath: (key: string) => string | null;
  /** Removes a key; one that is not there is none to remove. */
  delete: (key: string) => Promise<void>;
  /** Everything whose key begins so, in no order. Files that come or go meanwhile may be among it or not. */
  list: (beginning: string) => AsyncIterable<StoredFile>;
  /** A public address under which it can be fetched for a while; null when this storage is not public. */
  publicAddress: (key: string, expiresInSeconds: number) => Promise<string | null>;
}

/** A file in a listing. */
export interface StoredFile {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/** The error for a file that is no longer in the storage. */
export function missingFile(cause: unknown): EaselError {
  return new EaselError('resource_not_found', 'This file is no longer in storage.', { cause });
}
