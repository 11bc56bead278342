import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { IncomingFile } from './store-file.ts';

/** A file received into a temporary folder: its path, size and hash. */
export type ReceivedFile = Omit<IncomingFile, 'name'>;

/**
 * Writes a stream to a new temporary file and hashes it. A failed stream leaves no file.
 *
 * @param check is called with the number of bytes after each chunk; its error ends the stream
 */
export async function receiveFile(
  source: AsyncIterable<Uint8Array>,
  directory: string,
  check: (bytes: number) => void = () => undefined,
): Promise<ReceivedFile> {
  const path = join(directory, `${randomUUID()}.part`);
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured() {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      check(bytes);
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(measured, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}
