import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isEaselError } from '../../../contract/error.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { readSidecars } from './read-sidecars.ts';
import { createUniqueNames } from './unique-names.ts';

/** A file of a zip: its name, its storage key, and the position of its settings in the temporary file. */
export interface PlannedFile {
  name: string;
  storageKey: string;
  bytes: number;
  createdAt: Date;
  sidecar: { start: number; bytes: number };
}

/** The contents of a zip, known before it is written, so that its length can be computed. */
export interface ZipPlan {
  files: PlannedFile[];
  /** Names of files that are missing in the storage. */
  missing: string[];
  /** A file's settings, as JSON. */
  readSidecar: (file: PlannedFile) => Promise<Buffer>;
  /** Removes the temporary file. */
  close: () => Promise<void>;
}

/** Number of rows in memory at a time, and of files that are looked up at once. */
const pageSize = 100;

/**
 * Plans a zip of library items. Their settings are stored in a temporary file, since they may change while the zip is
 * sent, and may be too large for memory.
 *
 * @param signal aborts the planning
 */
export async function planZip(
  context: Pick<StudioContext, 'database' | 'storage' | 'temporaryDirectory' | 'logger'>,
  ids: string[],
  signal: AbortSignal,
): Promise<ZipPlan> {
  const path = join(context.temporaryDirectory, `${randomUUID()}.sidecars`);
  const sidecars = await open(path, 'wx+', 0o600);
  const close = async () => {
    await sidecars.close();
    await rm(path, { force: true });
  };
  const uniqueName = createUniqueNames();
  const files: PlannedFile[] = [];
  const missing: string[] = [];
  let written = 0;

  async function addPage(pageIds: string[]): Promise<void> {
    const page = await readSidecars(context.database, pageIds);
    const sizes = await Promise.all(page.map(({ file }) => sizeOf(context, file.storageKey)));
    const texts: Buffer[] = [];
    for (const [index, { file, sidecar }] of page.entries()) {
      const name = uniqueName(file.name);
      uniqueName(`${name}.json`);
      const bytes = sizes[index] ?? null;
      if (bytes === null) {
        context.logger.warn({ file: file.storageKey }, 'a file is missing from a zip');
        missing.push(name);
        continue;
      }
      const text = Buffer.from(JSON.stringify(sidecar, null, 2));
      const { storageKey, createdAt } = file;
      files.push({ name, storageKey, bytes, createdAt, sidecar: { start: written, bytes: text.length } });
      texts.push(text);
      written += text.length;
    }
    await sidecars.writeFile(Buffer.concat(texts));
  }

  try {
    for (let at = 0; at < ids.length; at += pageSize) {
      signal.throwIfAborted();
      await addPage(ids.slice(at, at + pageSize));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    files,
    missing,
    close,
    async readSidecar({ sidecar }) {
      const { buffer } = await sidecars.read(Buffer.alloc(sidecar.bytes), 0, sidecar.bytes, sidecar.start);
      return buffer;
    },
  };
}

async function sizeOf({ storage }: Pick<StudioContext, 'storage'>, key: string): Promise<number | null> {
  try {
    return await storage.size(key);
  } catch (error) {
    if (isEaselError(error) && error.code === 'resource_not_found') return null;
    throw error;
  }
}
