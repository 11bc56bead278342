import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extensionOf } from '../../media/extension-of.ts';
import { needsPreview } from '../../media/needs-preview.ts';
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

/** What was stored: the row to insert, still without a preview, and whether the file wants one (see `storePreview`). */
export interface StoredFile {
  row: MediaRow;
  wantsPreview: boolean;
}

/**
 * Looks into a file, makes its thumbnail and puts both into storage. The database is left to the caller, who
 * knows what else belongs into the same transaction. Done again under the same id, it replaces what was there.
 *
 * @throws EaselError `unsupported_media_type` for what is no media, damaged or beyond the limits
 */
export async function storeFile(
  context: StudioContext,
  file: IncomingFile,
  place: Pick<MediaRow, 'id' | 'origin' | 'jobId' | 'position'>,
  signal?: AbortSignal,
): Promise<StoredFile> {
  const directory = await mkdtemp(join(context.temporaryDirectory, 'examine-'));
  try {
    const { facts, thumbnailPath } = await examineFile(context, file.path, directory, signal);
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
      posterKey: null,
      stripKey: null,
      strip: null,
      waveformKey: null,
      previewKey: null,
      width: facts.width,
      height: facts.height,
      durationSeconds: facts.durationSeconds,
      codec: facts.codec,
      dynamicRange: facts.dynamicRange,
      details: null,
      createdAt: new Date(),
    };
    if (thumbnailPath !== null && row.thumbnailKey !== null) {
      await context.storage.put(row.thumbnailKey, thumbnailPath, 'image/webp');
    }
    await context.storage.put(row.storageKey, file.path, row.contentType);
    return { row, wantsPreview: needsPreview(facts) };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
