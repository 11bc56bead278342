import { sql } from 'drizzle-orm';
import { generations } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import { noticeChannel } from '../events/notice.ts';
import { stillRunning, type Attempt } from './generation-store.ts';

/**
 * Writes the progress of an attempt and notifies all processes, in one statement. While a further attempt has not
 * reached the progress of an earlier one, it changes and sends nothing, so reported progress never falls.
 *
 * @returns false when the attempt is no longer the current one
 */
export async function reportProgress(database: Database, attempt: Attempt, progress: number): Promise<boolean> {
  const { rows } = await database.execute(sql`
    with changed as (
      update ${generations} set progress = greatest(progress, ${progress}::real) where ${stillRunning(attempt)}
      returning owner, id, status, media_type, model_name, progress, preview
    )
    select case when progress <= ${progress}::real then pg_notify(${noticeChannel}, json_build_object(
      'owner', owner, 'id', id, 'status', status, 'mediaType', media_type, 'model', model_name,
      'progress', progress, 'preview', preview, 'error', null)::text) end
    from changed`);
  return rows.length > 0;
}
