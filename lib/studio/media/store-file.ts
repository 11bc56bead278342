import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStep } from '../../contract/studio/studio-media.ts';
import type { Database } from '../../database/connect.ts';
import { media, mediaWork } from '../../database/studio-tables.ts';
import { describeError } from '../../logging/describe-error.ts';
import { extensionOf } from '../../media/extension-of.ts';
import type { MediaFacts } from '../../media/media-facts.ts';
import type { StudioContext } from '../studio-context.ts';
import { examineFile } from './examine-file.ts';
import { explainFailure } from './explain-failure.ts';
import { mediaKeys } from './media-keys.ts';
import type { MediaRow } from './media-rows.ts';
import { plannedSteps } from './planned-steps.ts';
import { safeName } from './safe-name.ts';
import { storeThumbnail } from './store-thumbnail.ts';

/** A complete local file, to be kept. */
export interface IncomingFile {
  path: string;
  bytes: number;
  sha256: string;
  /** What it would like to be called. */
  name: string;
}

/** What was stored: the row to insert, and what is still to be made of it. `insertFile` writes both. */
export interface StoredFile {
  row: MediaRow;
  steps: { step: MediaStep; attempts: number; message: string | null }[];
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
  place: Pick<MediaRow, 'id' | 'origin' | 'jobId' | 'position' | 'seed'>,
  signal?: AbortSignal,
): Promise<StoredFile> {
  const directory = await mkdtemp(join(context.temporaryDirectory, 'examine-'));
  try {
    const { facts, images, imageFault } = await examineFile(context, file.path, directory, signal);
    const { contentType, kind } = facts;
    const storageKey = `${mediaKeys(place.id).base}.${extensionOf(contentType)}`;
    const shown =
      images === null
        ? { thumbnailKey: null, posterKey: null }
        : await storeThumbnail(context, { id: place.id, kind }, images);
    await context.storage.put(storageKey, file.path, contentType);
    const row: MediaRow = {
      ...place,
      ...shown,
      kind,
      name: safeName(file.name, contentType),
      contentType,
      bytes: file.bytes,
      sha256: file.sha256,
      storageKey,
      stripKey: null,
      strip: null,
      waveformKey: null,
      previewKey: null,
      width: facts.width,
      height: facts.height,
      durationSeconds: facts.durationSeconds,
      codec: facts.codec,
      dynamicRange: facts.dynamicRange,
      details: detailsOf(facts),
      createdAt: new Date(),
    };
    const steps = plannedSteps(facts).map((step) => ({ step, attempts: 0, message: null }));
    if (imageFault === null) return { row, steps };
    context.logger.warn({ error: describeError(imageFault) }, 'a thumbnail could not be made');
    const { message } = explainFailure(imageFault);
    return { row, steps: [{ step: 'thumbnail', attempts: 1, message }, ...steps] };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function detailsOf(facts: MediaFacts): MediaRow['details'] {
  const { framesPerSecond, pixelFormat, bitDepth, colour, sound, hasAlpha } = facts;
  return { framesPerSecond, pixelFormat, bitDepth, colour, sound, hasAlpha };
}

/** Writes a stored file into the database, and what is still to be made of it. A result that is there already stays as it is. */
export async function insertFile(database: Pick<Database, 'insert'>, { row, steps }: StoredFile): Promise<void> {
  const inserted = await database.insert(media).values(row).onConflictDoNothing().returning({ id: media.id });
  if (inserted.length === 0 || steps.length === 0) return;
  await database
    .insert(mediaWork)
    .values(steps.map((step) => ({ mediaId: row.id, ...step })))
    .onConflictDoNothing();
}
