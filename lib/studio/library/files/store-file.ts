import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStep } from '../../../contract/studio/studio-media.ts';
import type { Database } from '../../../database/connect.ts';
import { media, mediaWork } from '../../../database/studio-tables.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { extensionOf } from '../../../media/extension-of.ts';
import type { MediaFacts } from '../../../media/media-facts.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { examineFile } from './examine-file.ts';
import { mediaKeys } from './media-keys.ts';
import type { MediaRow } from './media-rows.ts';
import { safeName } from './safe-name.ts';
import { sql } from 'drizzle-orm';
import { needsPreview } from '../../../media/renditions/needs-preview.ts';
import { describeFailure } from './describe-failure.ts';

/** A complete local file to store. */
export interface IncomingFile {
  path: string;
  bytes: number;
  sha256: string;
  /** The requested name; `safeName` makes it safe. */
  name: string;
}

/** A complete local file to store as an upload. */
export interface IncomingUpload extends IncomingFile {
  /** The person whose upload it becomes, unless the studio has these bytes. */
  ownerId: string;
  /** Whether the work that makes it was admitted before, so that it is stored whatever the limit of its owner. */
  isAdmitted?: boolean;
}

/** A stored file: the row to insert, and its remaining steps. `insertFile` writes both. */
export interface StoredFile {
  row: MediaRow;
  steps: { step: MediaStep | 'look'; attempts: number; message: string | null }[];
}

/**
 * Examines a file, creates its thumbnail and puts both into storage. The caller writes to the database, since it knows
 * what else belongs to the same transaction. A repetition with the same id replaces the stored files.
 *
 * @param identity the columns that do not come from the file
 * @throws EaselError `unsupported_media_type` for a file that is no media, damaged or beyond the limits
 */
export async function storeFile(
  context: StudioContext,
  file: IncomingFile,
  identity: Pick<MediaRow, 'id' | 'origin' | 'ownerId' | 'jobId' | 'position' | 'seed'>,
  signal?: AbortSignal,
): Promise<StoredFile> {
  const directory = await mkdtemp(join(context.temporaryDirectory, 'examine-'));
  try {
    const { facts, images, imageError } = await examineFile(context, file.path, directory, signal);
    const { contentType, kind } = facts;
    const storageKey = `${mediaKeys(identity.id).base}.${extensionOf(contentType)}`;
    const shown =
      images === null
        ? { thumbnailKey: null, posterKey: null }
        : await storeThumbnail(context, { id: identity.id, kind }, images);
    await context.storage.put(storageKey, file.path, contentType);
    const row: MediaRow = {
      ...identity,
      ...shown,
      kind,
      name: safeName(file.name, contentType),
      title: null,
      otherNames: [],
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
      embedded: facts.embedded,
      createdAt: new Date(),
    };
    const planned = [...plannedSteps(facts), ...(images === null ? [] : (['look'] as const))];
    const steps = planned.map((step) => ({ step, attempts: 0, message: null }));
    if (imageError === null) return { row, steps };
    context.logger.warn({ error: describeError(imageError) }, 'a thumbnail could not be made');
    const { message } = describeFailure(imageError);
    return { row, steps: [{ step: 'thumbnail', attempts: 1, message }, ...steps] };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function plannedSteps(facts: MediaFacts): MediaStep[] {
  return [
    ...(facts.hasAudio ? (['waveform'] as const) : []),
    ...(facts.kind === 'video' ? (['strip'] as const) : []),
    ...(needsPreview(facts) ? (['preview'] as const) : []),
  ];
}

function detailsOf(facts: MediaFacts): MediaRow['details'] {
  const { framesPerSecond, pixelFormat, bitDepth, colour, sound, hasAlpha } = facts;
  return { framesPerSecond, pixelFormat, bitDepth, colour, sound, hasAlpha };
}

/** Inserts a stored file and its remaining steps into the database. An existing result stays unchanged. */
export async function insertFile(database: Pick<Database, 'insert'>, { row, steps }: StoredFile): Promise<void> {
  const inserted = await database.insert(media).values(row).onConflictDoNothing().returning({ id: media.id });
  if (inserted.length === 0 || steps.length === 0) return;
  await database
    .insert(mediaWork)
    .values(steps.map((step) => ({ mediaId: row.id, ...step })))
    .onConflictDoNothing();
}

/**
 * Puts a thumbnail, and the poster of a video, into storage.
 *
 * @returns their storage keys, for the file's row
 */
export async function storeThumbnail(
  context: StudioContext,
  file: Pick<MediaRow, 'id' | 'kind'>,
  paths: { outputPath: string; posterPath: string },
): Promise<Pick<MediaRow, 'thumbnailKey' | 'posterKey'>> {
  const keys = mediaKeys(file.id);
  const posterKey = file.kind === 'video' ? keys.poster : null;
  if (posterKey !== null) await context.storage.put(posterKey, paths.posterPath, 'image/webp');
  await context.storage.put(keys.thumbnail, paths.outputPath, 'image/webp');
  return { thumbnailKey: keys.thumbnail, posterKey };
}

/** First key of the advisory locks that serialise writing files of the same bytes. */
const bytesLock = 7_235_005;

/** Waits until no other studio writes a file of these bytes, and makes others wait until the transaction ends. */
export async function lockBytes(transaction: Pick<Database, 'execute'>, sha256: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${bytesLock}, hashtext(${sha256}))`);
}
