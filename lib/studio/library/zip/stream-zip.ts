import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { describeError } from '../../../logging/describe-error.ts';
import type { StudioContext } from '../../studio-context.ts';
import { readSidecars, type FileWithSidecar } from './read-sidecars.ts';
import { createUniqueNames } from './unique-names.ts';

/** How many rows are in memory at a time. */
const pageSize = 100;
/** What tells in the zip which files could not be put in. */
const missingName = 'missing files.txt';

/**
 * A zip of files, each with its settings beside it, written while it is read: one file is open at a time, and it waits for the
 * reader. Media are stored as they are, since they do not get smaller. A file that the storage has lost is named in a list at the end.
 */
export function streamZip(context: Pick<StudioContext, 'database' | 'storage' | 'logger'>, ids: string[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const left = new AbortController();
  output.once('close', () => left.abort());

  const uniqueName = createUniqueNames();
  const missing: string[] = [];

  async function add({ file, sidecar }: FileWithSidecar): Promise<void> {
    const name = uniqueName(file.name);
    uniqueName(`${name}.json`);
    let bytes: Readable;
    try {
      bytes = await context.storage.open(file.storageKey, null);
    } catch (thrown) {
      context.logger.warn({ error: describeError(thrown) }, 'a file is missing from a zip');
      missing.push(name);
      return;
    }
    zip.addReadStream(bytes, name, { size: file.bytes, compress: false, mtime: file.createdAt });
    await finished(bytes, { signal: left.signal }).catch((thrown: unknown) => {
      bytes.destroy();
      throw thrown;
    });
    zip.addBuffer(Buffer.from(JSON.stringify(sidecar, null, 2)), `${name}.json`, { mtime: file.createdAt });
  }

  async function write(): Promise<void> {
    for (let at = 0; at < ids.length; at += pageSize) {
      const page = await readSidecars(context.database, ids.slice(at, at + pageSize));
      for (const entry of page) {
        left.signal.throwIfAborted();
        await add(entry);
      }
    }
    if (missing.length > 0) {
      const words = `These files are no longer in the studio’s storage:\n\n${missing.join('\n')}\n`;
      zip.addBuffer(Buffer.from(words), missingName);
    }
    zip.end();
  }

  write().catch((thrown: unknown) => {
    if (!left.signal.aborted) context.logger.warn({ error: describeError(thrown) }, 'a zip broke off');
    output.destroy(thrown instanceof Error ? thrown : new Error('The zip broke off.'));
  });
  return output;
}
