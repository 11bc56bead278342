import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extensionOf } from '../../media/extension-of.ts';
import type { StudioContext } from '../studio-context.ts';
import { examineFile } from './examine-file.ts';
import type { MediaRow } from './media-rows.ts';
import { safeName } from './safe-name.ts';

/** A complete local file, to be kept. */
export interface IncomingFile {
  path: string;
  bytes: number;
  sha256: string;
  /** What it would like to be called. */
  name: string;
}

/**
 * Looks into a file, makes its small versions and puts all of them into storage. The database is left to the caller, who
 * knows what else belongs into the same transaction. Done again under the same id, it replaces what was there.
 *
 * @returns the row to insert
 * @throws EaselError `unsupported_media_type` for what is no media, damaged or beyond the limits
 */
export async function storeFile(
  context: StudioContext,
  file: IncomingFile,
  place: Pick<MediaRow, 'id' | 'origin' | 'jobId' | 'position'>,
  signal?: AbortSignal,
): Promise<MediaRow> {
  const directory = await mkdtemp(join(context.temporaryDirectory, 'examine-'));
  try {
    const { facts, thumbnailPath, previewPath } = await examineFile(file.path, directory, context.logger, signal);
    const { contentType } = facts;
    const key = `media/${place.id.slice(0, 2)}/${place.id}`;
    const row: MediaRow = {
      ...place,
      kind: facts.kind,
      name: safeName(file.name, contentType),
      contentType,
      bytes: file.bytes,
      sha256: file.sha256,
      storageKey: `${key}.${extensionOf(contentType)}`,
      thumbnailKey: thumbnailPath === null ? null : `${key}.thumbnail.webp`,
      previewKey: previewPath === null ? null : `${key}.preview.mp4`,
      width: facts.width,
      height: facts.height,
      durationSeconds: facts.durationSeconds,
      codec: facts.codec,
      dynamicRange: facts.dynamicRange,
      createdAt: new Date(),
    };
    if (thumbnailPath !== null && row.thumbnailKey !== null) {
      await context.storage.put(row.thumbnailKey, thumbnailPath, 'image/webp');
    }
    if (previewPath !== null && row.previewKey !== null) {
      await context.storage.put(row.previewKey, previewPath, 'video/mp4');
    }
    await context.storage.put(row.storageKey, file.path, row.contentType);
    return row;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
