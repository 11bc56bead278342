import { inArray } from 'drizzle-orm';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { media } from '../../../database/studio-tables.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { listStrings } from './json-strings.ts';
import type { MediaRow } from './media-rows.ts';

const mediaAddress = /^(https?:\/\/[^/]+)?\/api\/studio\/media\/([\da-f-]{36})$/i;

/** A string in a request that is the URL of a studio file; `row` is null if the studio has no such file. */
export interface MentionedMedia {
  pointer: string;
  text: string;
  row: MediaRow | null;
}

/** Every URL of a studio file in a JSON object, under any of the studio's origins. */
export async function mentionedMedia(
  { database, settings }: Pick<StudioContext, 'database' | 'settings'>,
  request: JsonObject,
): Promise<MentionedMedia[]> {
  const mentions = listStrings(request).flatMap(({ pointer, text }) => {
    const [, origin, id] = mediaAddress.exec(text) ?? [];
    const isOurs = id !== undefined && (origin === undefined || settings.origins.includes(origin));
    return isOurs ? [{ pointer, text, id: id.toLowerCase() }] : [];
  });
  if (mentions.length === 0) return [];
  const ids = [...new Set(mentions.map(({ id }) => id).filter(isUuid))];
  const rows = await database.select().from(media).where(inArray(media.id, ids));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return mentions.map(({ pointer, text, id }) => ({ pointer, text, row: rowOf.get(id) ?? null }));
}
