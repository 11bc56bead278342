import { and, eq, inArray, sql } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import type { Database } from '../../database/connect.ts';
import { generations, previews } from '../../database/service-tables.ts';
import { noticeChannel } from '../events/notice.ts';
import { stillRunning, type Attempt } from './generation-store.ts';

/** An image of an unfinished result. */
export interface Preview {
  content: Uint8Array<ArrayBuffer>;
  contentType: 'image/jpeg' | 'image/png' | 'image/webp';
}

/**
 * Replaces the preview of an attempt's generation, raises its number, and notifies all processes, in one statement.
 *
 * @returns false when the attempt is no longer the current one; nothing was written then
 */
export async function writePreview(database: Database, attempt: Attempt, preview: Preview): Promise<boolean> {
  const content = Buffer.from(preview.content.buffer, preview.content.byteOffset, preview.content.byteLength);
  const { rows } = await database.execute(sql`
    with changed as (
      update ${generations} set preview = coalesce(preview, 0) + 1 where ${stillRunning(attempt)}
      returning owner, id, status, media_type, model_name, progress, preview
    ), written as (
      insert into ${previews} (generation, version, content_type, content)
      select id, preview, ${preview.contentType}, ${content} from changed
      on conflict (generation) do update
      set version = excluded.version, content_type = excluded.content_type, content = excluded.content, updated_at = now()
    )
    select pg_notify(${noticeChannel}, json_build_object(
      'owner', owner, 'id', id, 'status', status, 'mediaType', media_type, 'model', model_name,
      'progress', progress, 'preview', preview, 'error', null)::text)
    from changed`);
  return rows.length > 0;
}

/**
 * The newest preview of an owner's generation, found by the id of a URL.
 *
 * @throws EaselError `resource_not_found` when there is none
 */
export async function readPreview(database: Database, owner: string, id: string): Promise<Preview> {
  const [row] = isUuid(id)
    ? await database
        .select({ content: previews.content, contentType: previews.contentType })
        .from(previews)
        .innerJoin(generations, eq(generations.id, previews.generation))
        .where(and(eq(generations.id, id), eq(generations.owner, owner)))
    : [];
  if (row === undefined) throw new EaselError('resource_not_found', 'There is no preview of this generation.');
  return row;
}

/** Removes the previews of generations that have ended. */
export async function removePreviews(database: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await database.delete(previews).where(inArray(previews.generation, ids));
}
