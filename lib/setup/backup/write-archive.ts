import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ManifestEntry } from './manifest.ts';

/** A zip that is written from front to back. */
export interface ArchiveWriter {
  /**
   * Adds an entry after the previous one.
   *
   * @param options.bytes its length, where it is known: a stream of another length is an error
   * @param options.isCompressible media are stored as they are
   */
  add: (
    name: string,
    source: Readable,
    options: { bytes: number | null; isCompressible: boolean },
  ) => Promise<ManifestEntry>;
  /** Writes the end, and returns when the disk has everything. */
  finish: () => Promise<void>;
}

/**
 * Creates a zip, readable by its owner only.
 *
 * @param path a file that does not exist
 * @param signal ends the writing
 */
export function createArchive(path: string, signal: AbortSignal): ArchiveWriter {
  const zip = new ZipFile();
  const broken = new AbortController();
  const stop = AbortSignal.any([signal, broken.signal]);
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(zip.outputStream as Readable, target, { signal: stop });
  // Reported by whatever waits for it.
  written.catch((error: unknown) => broken.abort(error));
  zip.on('error', (error) => broken.abort(error));

  /** What ended the zip is the reason, rather than the stream that was cut by it. */
  async function orReason<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      throw stop.aborted ? stop.reason : error;
    }
  }

  return {
    async add(name, source, { bytes, isCompressible }) {
      const hash = createHash('sha256');
      let length = 0;
      const measure = new Transform({
        transform(chunk: Uint8Array, _, done) {
          hash.update(chunk);
          length += chunk.length;
          done(null, chunk);
        },
      });
      const size = bytes === null ? { forceZip64Format: true } : { size: bytes };
      zip.addReadStream(measure, name, { ...size, compress: isCompressible });
      await orReason(pipeline(source, measure, { signal: stop }));
      return { name, bytes: length, sha256: hash.digest('hex') };
    },
    async finish() {
      zip.end();
      await orReason(written);
    },
  };
}
