import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { EaselError } from '../../contract/error.ts';
import { manifestName, manifestSchema, type Manifest } from './manifest.ts';

/** An open backup. */
export interface Archive {
  manifest: Manifest;
  open: (name: string) => Promise<Readable>;
  /**
   * Reads everything, and compares it with the manifest.
   *
   * @param onBytes is called with the number of bytes that were read since the last call
   * @throws EaselError `conflict` for a damaged backup, naming the entry
   */
  verify: (signal: AbortSignal, onBytes?: (bytes: number) => void) => Promise<void>;
  close: () => void;
}

const remedy = 'Use another backup, or copy this one again from where it came.';
const damaged = (path: string, reason: string, cause?: unknown) =>
  new EaselError('conflict', `${path} is no complete backup: ${reason}. ${remedy}`, { cause });
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function listEntries(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw damaged(path, `it has ${entry.fileName} twice`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function readManifest(zip: ZipFile, entry: Entry | undefined, path: string): Promise<Manifest> {
  if (entry === undefined) throw damaged(path, `${manifestName} is missing`);
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(bytes) !== entry.crc32) throw damaged(path, `${manifestName} is damaged`);
  const content: unknown = JSON.parse(bytes.toString());
  const format: unknown =
    typeof content === 'object' && content !== null && 'format' in content ? content.format : null;
  if (typeof format === 'string' && /^easel-backup-(?!1$)/.test(format)) {
    throw new EaselError('conflict', `${path} was made by a newer Easel. Update Easel first, then restore.`);
  }
  return manifestSchema.parse(content);
}

function requireSameEntries(entries: Map<string, Entry>, manifest: Manifest, path: string): void {
  const listed = new Map(manifest.entries.map((entry) => [entry.name, entry]));
  const missing = manifest.entries.find(({ name }) => !entries.has(name));
  if (missing !== undefined) throw damaged(path, `${missing.name} is missing`);
  const unknown = [...entries.keys()].find((name) => name !== manifestName && !listed.has(name));
  if (unknown !== undefined) throw damaged(path, `its manifest does not list ${unknown}`);
  const table = manifest.tables.find(({ entry }) => !listed.has(entry));
  if (table !== undefined) throw damaged(path, `the rows of ${table.schema}.${table.name} are missing`);
}

/**
 * Opens a backup and reads its manifest.
 *
 * @throws EaselError `resource_not_found` without a file, `conflict` for one that is no complete backup
 */
export async function openArchive(path: string): Promise<Archive> {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new EaselError('resource_not_found', `There is no file ${path}.`, { cause });
    }
    throw damaged(path, messageOf(cause), cause);
  }
  try {
    const entries = await listEntries(zip, path);
    const manifest = await readManifest(zip, entries.get(manifestName), path);
    requireSameEntries(entries, manifest, path);

    const open = (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (entry === undefined) throw damaged(path, `${name} is missing`);
      return zip.openReadStreamPromise(entry);
    };
    return {
      manifest,
      open,
      close: () => zip.close(),
      async verify(signal, onBytes = () => undefined) {
        for (const { name, bytes, sha256 } of manifest.entries) {
          const hash = createHash('sha256');
          let length = 0;
          try {
            for await (const chunk of (await open(name)) as AsyncIterable<Uint8Array>) {
              signal.throwIfAborted();
              hash.update(chunk);
              length += chunk.length;
              onBytes(chunk.length);
            }
          } catch (error) {
            signal.throwIfAborted();
            throw damaged(path, `${name} can't be read (${messageOf(error)})`, error);
          }
          if (length !== bytes || hash.digest('hex') !== sha256) throw damaged(path, `${name} is damaged`);
        }
      },
    };
  } catch (error) {
    zip.close();
    throw error instanceof EaselError ? error : damaged(path, messageOf(error), error);
  }
}
