import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EaselError, isEaselError } from '../../contract/error.ts';
import { discardBody } from '../../network/discard-body.ts';
import type { Fetcher } from '../storage/create-fetcher.ts';
import { limitBytes as limitedBytes, tooLarge } from '../storage/limit-bytes.ts';
import { EngineError } from './engine-error.ts';

/** How a result is downloaded. */
export interface DownloadOptions {
  limitBytes: number;
  signal: AbortSignal;
  /** Sends the secrets only after a 401 or 403 without them, as links that carry a signature need it. */
  secretsWhenAsked?: boolean;
}

/** Downloads a result to a file; null is an address that could not be parsed. */
export type DownloadResult = (url: URL | null, path: string, options: DownloadOptions) => Promise<void>;

/**
 * Creates the downloads of an engine's client: from the engine's own origin with its secrets, from any other public
 * address without.
 *
 * @param options.name the engine's name, which messages have
 * @param options.origin its origin
 * @param options.open sends a GET request to it, with or without the secrets
 * @param options.explain makes the error of a failed transfer
 * @param options.fetcher downloads from other origins
 */
export function createResultDownloader(options: {
  name: string;
  origin: string;
  open: (url: URL, signal: AbortSignal, withSecrets: boolean) => Promise<{ statusCode: number; body: Readable }>;
  explain: (thrown: unknown) => Error;
  fetcher: Fetcher;
}): DownloadResult {
  const { name, origin, open, explain, fetcher } = options;

  async function openOwn(url: URL, { signal, secretsWhenAsked = false }: DownloadOptions) {
    if (!secretsWhenAsked) return open(url, signal, true);
    const response = await open(url, signal, false);
    if (response.statusCode !== 401 && response.statusCode !== 403) return response;
    discardBody(response.body);
    return open(url, signal, true);
  }

  async function downloadOwn(url: URL, path: string, download: DownloadOptions): Promise<void> {
    const { statusCode: status, body } = await openOwn(url, download);
    if (status === 200)
      return pipeline(body, limitedBytes(download.limitBytes), createWriteStream(path), { signal: download.signal });
    discardBody(body);
    if (status === 401 || status === 429 || status >= 500)
      throw new EngineError('away', `${name} could not send a result (status ${status}).`);
    throw new EaselError('upstream_error', `it answered with status ${status}`);
  }

  /** The fetcher has a limit of its own, which may be higher. */
  async function downloadForeign(url: URL, path: string, { limitBytes, signal }: DownloadOptions): Promise<void> {
    await fetcher.fetch(url.href, path, signal);
    const { size } = await stat(path);
    if (size > limitBytes) throw tooLarge(limitBytes);
  }

  return async (url, path, download) => {
    try {
      if (url === null) throw new EaselError('upstream_error', 'its address is not a valid URL');
      await (url.origin === origin ? downloadOwn(url, path, download) : downloadForeign(url, path, download));
    } catch (thrown) {
      download.signal.throwIfAborted();
      if (!isEaselError(thrown)) throw explain(thrown);
      const code = thrown.code === 'payload_too_large' ? thrown.code : 'upstream_error';
      const reason = thrown.message.replace(/\.$/, '');
      throw new EaselError(code, `A result of ${name} could not be downloaded: ${reason}.`, { cause: thrown });
    }
  };
}
