import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { EaselError } from '../../contract/error.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { Fetcher } from './create-fetcher.ts';
import { limitBytes as limitedBytes, tooLarge } from './limit-bytes.ts';

/** A file of this service behind a URL. */
export interface OwnFile {
  storageKey: string;
  bytes: number;
}

/** The owner of the request that contains a URL, and the signal that ends the copy. */
export interface FetchScope {
  /** Name of the API key. */
  owner: string;
  signal: AbortSignal;
}

/** Copies the content of URLs to files: the service's own from storage, everything else from the network. */
export interface MediaFetcher {
  /** @throws EaselError with a message about the URL, when the copy fails or exceeds the limits */
  fetch: (address: string, path: string, scope: FetchScope) => Promise<void>;
}

/**
 * Creates a fetcher that never calls its own service over the network, because workers may not reach its public
 * address.
 *
 * @param options.findOwn the file behind a URL of this service; null for any other URL
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
