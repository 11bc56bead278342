import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { EaselError } from '../../contract/error.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { Fetcher } from './create-fetcher.ts';
import { limitBytes as limitedBytes, tooLarge } from './limit-bytes.ts';

/** A file of this service that an address leads to. */
export interface OwnFile {
  storageKey: string;
  bytes: number;
}

/** Whose request an address came in, and until when it is wanted. */
export interface FetchScope {
  /** Name of the API key. */
  owner: string;
  signal: AbortSignal;
}

/** Copies what an address holds into files: from storage what is this service's own, from the network everything else. */
export interface MediaFetcher {
  /** @throws EaselError with a message about the address, when it cannot be had within the limits */
  fetch: (address: string, path: string, scope: FetchScope) => Promise<void>;
}

/**
 * Makes a fetcher that never asks its own service over the network: a worker may not reach the address that callers use.
 *
 * @param options.findOwn the file behind an address of this service; null for an address of others
 */
export function createMediaFetcher(options: {
  fetcher: Fetcher;
  storage: FileStorage;
  findOwn: (address: string, owner: string) => Promise<OwnFile | null>;
  limitBytes: number;
}): MediaFetcher {
  const { fetcher, storage, findOwn, limitBytes } = options;
  return {
    async fetch(address, path, { owner, signal }) {
      const own = await findOwn(address, owner);
      if (own === null) return fetcher.fetch(address, path, signal);
      if (own.bytes > limitBytes) throw tooLarge(limitBytes);
      try {
        const bytes = await storage.open(own.storageKey, null);
        await pipeline(bytes, limitedBytes(limitBytes), createWriteStream(path), { signal });
      } catch (error) {
        signal.throwIfAborted();
        throw new EaselError('invalid_params', 'the file could not be read from the service’s storage', {
          cause: error,
        });
      }
    },
  };
}
