import type { InferSelectModel } from 'drizzle-orm';
import type { StudioMedia } from '../../contract/studio-media.ts';
import type { media } from '../../database/studio-tables.ts';

/** A file as the database knows it. */
export type MediaRow = InferSelectModel<typeof media>;

/** Path under which the studio serves a file. */
export function mediaPath(id: string): string {
  return `/api/studio/media/${id}`;
}

/** A file as the browser sees it. */
export function toStudioMedia(row: MediaRow): StudioMedia {
  const path = mediaPath(row.id);
  return {
    id: row.id,
    kind: row.kind,
    url: path,
    thumbnailUrl: row.thumbnailKey === null ? null : `${path}/thumbnail`,
    previewUrl: row.previewKey === null ? null : `${path}/preview`,
    contentType: row.contentType,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    durationSeconds: row.durationSeconds,
    codec: row.codec,
    dynamicRange: row.dynamicRange,
    name: row.name,
  };
}
