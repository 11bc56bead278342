import { type InferSelectModel, and, inArray, notInArray } from 'drizzle-orm';
import type { StudioMedia, UnfinishedStep, MediaStep } from '../../../contract/studio/studio-media.ts';
import { type media, mediaWork } from '../../../database/studio-tables.ts';
import type { Database } from '../../../database/connect.ts';

/** A database row of a file. */
export type MediaRow = InferSelectModel<typeof media>;

/** Path under which the studio serves a file. */
export function mediaPath(id: string): string {
  return `/api/studio/media/${id}`;
}

/**
 * A file as the browser sees it. Without the unfinished steps from `withUnfinished`, it counts as complete.
 *
 * @param path under which it is served
 */
export function toStudioMedia(
  row: MediaRow & { unfinished?: UnfinishedStep[] },
  path: string = mediaPath(row.id),
): StudioMedia {
  const under = (key: string | null, name: string) => (key === null ? null : `${path}/${name}`);
  return {
    id: row.id,
    kind: row.kind,
    url: path,
    thumbnailUrl: under(row.thumbnailKey, 'thumbnail'),
    posterUrl: under(row.posterKey, 'poster'),
    stripUrl: under(row.stripKey, 'strip'),
    waveformUrl: under(row.waveformKey, 'waveform'),
    previewUrl: under(row.previewKey, 'preview'),
    contentType: row.contentType,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    durationSeconds: row.durationSeconds,
    codec: row.codec,
    dynamicRange: row.dynamicRange,
    details: row.details,
    unfinished: row.unfinished ?? [],
    seed: row.seed,
    name: row.name,
  };
}

/** Adds the unfinished and failed steps to files. */
export async function withUnfinished(
  database: Database,
  rows: MediaRow[],
): Promise<(MediaRow & { unfinished: UnfinishedStep[] })[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const work = await database
    .select()
    .from(mediaWork)
    .where(and(inArray(mediaWork.mediaId, ids), notInArray(mediaWork.step, ['removal', 'look', 'settings'])));
  const stepsOf = Map.groupBy(work, ({ mediaId }) => mediaId);
  return rows.map((row) => ({ ...row, unfinished: (stepsOf.get(row.id) ?? []).map(toUnfinished) }));
}

function toUnfinished(row: typeof mediaWork.$inferSelect): UnfinishedStep {
  return {
    step: row.step as MediaStep,
    state: row.nextAttemptAt === null ? 'failed' : 'waiting',
    attempts: row.attempts,
    message: row.message,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  };
}
