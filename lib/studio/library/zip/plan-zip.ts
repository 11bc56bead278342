import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isEaselError } from '../../../contract/error.ts';
import type { LibrarySidecar } from '../../../contract/studio/library-sidecar.ts';
import type { MediaExport } from '../../../contract/studio/media-export.ts';
import type { ImageFormat } from '../../../media/write/encode-image.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { conversionOf, convertFile } from '../export/export-file.ts';
import { exportName } from '../export/export-name.ts';
import type { MediaRow } from '../files/media-rows.ts';
import { readSidecars } from './read-sidecars.ts';
import { createUniqueNames } from './unique-names.ts';

/** Where the settings of a file are in the temporary file. */
interface SidecarPosition {
  start: number;
  bytes: number;
}

/** A file of a zip: its name, its length, and the position of its settings in the temporary file. */
export interface PlannedFile {
  name: string;
  /** Its length; null for a file that is converted when its turn comes. */
  bytes: number | null;
  createdAt: Date;
  /** Null where the settings stay out of the zip. */
  sidecar: SidecarPosition | null;
  open: () => Promise<Readable>;
}

/** The contents of a zip, known before it is written, so that its length can be computed. */
export interface ZipPlan {
  files: PlannedFile[];
  /** Names of files that are missing in the storage. */
  missing: string[];
  /** A file's settings, as JSON. */
  readSidecar: (position: SidecarPosition) => Promise<Buffer>;
  /** Removes the temporary file. */
  close: () => Promise<void>;
}

/** Number of rows in memory at a time, and of files that are looked up at once. */
const pageSize = 100;

/**
 * Plans a zip of library items. Their settings are stored in a temporary file, since they may change while the zip is
 * sent, and may be too large for memory.
 *
 * @param download the items, and who downloads them
 * @param asked the formats, sizes and names of the files
 * @param signal aborts the planning and conversions
 */
export async function planZip(
  context: StudioContext,
  { itemIds: ids, ownerId }: { itemIds: string[]; ownerId: string },
  asked: MediaExport,
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
  let number = 0;

  async function addPage(pageIds: string[]): Promise<void> {
    const page = await readSidecars(context.database, pageIds, ownerId);
    const sizes = await Promise.all(page.map(({ file }) => sizeOf(context, keyOf(file, asked))));
    const texts: Buffer[] = [];
    for (const [index, item] of page.entries()) {
      const { file, sidecar } = item;
      // Nothing larger than its key stays in memory until its turn comes.
      const key = keyOf(file, asked);
      const format = conversionOf(file, asked);
      const contentType =
        format !== null ? `image/${format}` : key === file.previewKey ? 'video/mp4' : file.contentType;
      number += 1;
      const name = uniqueName(exportName(item, { pattern: asked.name, number, contentType }));
      uniqueName(`${name}.json`);
      const bytes = sizes[index] ?? null;
      if (bytes === null) {
        context.logger.warn({ file: key }, 'a file is missing from a zip');
        missing.push(name);
        continue;
      }
      const text = asked.settings === 'keep' ? Buffer.from(JSON.stringify(sidecar, null, 2)) : Buffer.alloc(0);
      const position = asked.settings === 'keep' ? { start: written, bytes: text.length } : null;
      files.push({
        name,
        bytes: format === null ? bytes : null,
        createdAt: file.createdAt,
        sidecar: position,
        open: format === null ? () => context.storage.open(key, null) : () => openConverted(key, position, format),
      });
      texts.push(text);
      written += text.length;
    }
    await sidecars.writeFile(Buffer.concat(texts));
  }

  async function readSidecar({ start, bytes }: SidecarPosition): Promise<Buffer> {
    const { buffer } = await sidecars.read(Buffer.alloc(bytes), 0, bytes, start);
    return buffer;
  }

  async function openConverted(storageKey: string, position: SidecarPosition | null, format: ImageFormat) {
    // Written above, from this type.
    const sidecar = position === null ? null : (JSON.parse(String(await readSidecar(position))) as LibrarySidecar);
    const image = { storageKey, generation: sidecar?.generation ?? null };
    return (await convertFile(context, image, format, asked, signal)).stream;
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
  return { files, missing, close, readSidecar };
}

/** The storage key of the version that is asked for; the original where a video has no other. */
function keyOf({ kind, storageKey, previewKey }: MediaRow, { version }: MediaExport): string {
  return kind === 'video' && version === 'preview' ? (previewKey ?? storageKey) : storageKey;
}

async function sizeOf({ storage }: Pick<StudioContext, 'storage'>, key: string): Promise<number | null> {
  try {
    return await storage.size(key);
  } catch (error) {
    if (isEaselError(error) && error.code === 'resource_not_found') return null;
    throw error;
  }
}
