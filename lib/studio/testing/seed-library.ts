import { sql } from 'drizzle-orm';
import { firstPersonId } from '../people/first-person.ts';
import type { PooledDatabase } from '../../database/connect.ts';

/** The options of a seeded library. */
export interface SeedOptions {
  count: number;
  /** The time of the newest result; the others are older, about 140 per day. */
  newest: Date;
  /** The storage key of a small image that all results show. */
  storageKey: string;
  thumbnailKey: string;
}

/**
 * Fills the library with the results of a busy team: 24 models, many aspect ratios, videos and images, some starred,
 * each with its own prompt. All show the same file. Numbers 7, 507, 1007… show a “vermilion lighthouse”. A library that
 * was seeded before gets more.
 */
export async function seedLibrary(database: PooledDatabase, options: SeedOptions): Promise<void> {
  const { count, newest, storageKey, thumbnailKey } = options;
  await database.transaction(async (transaction) => {
    // Without a notification for each row.
    for (const table of ['jobs', 'media']) {
      await transaction.execute(sql.raw(`alter table studio.${table} disable trigger user`));
    }
    await transaction.execute(sql`
      create temporary table seeds on commit drop as
      select number, gen_random_uuid() as submission, gen_random_uuid() as job, gen_random_uuid() as media,
        ${newest.toISOString()}::timestamptz - number * interval '10 minutes' - (number % 7) * interval '13 seconds' as at,
        number % 9 = 4 as is_video,
        (array[1024, 1536, 1024, 1280, 832, 1920, 1152, 2048])[1 + number % 8] as width,
        (array[1024, 1024, 1536, 720, 1216, 1080, 896, 858])[1 + number % 8] as height,
        (array['ig-1','ig-2','ig-3','ie-9','ie-10','v-9'])[1 + number % 6] || case when number % 24 < 6 then '' else '-' || (number % 4) end as model,
        case when number % 500 = 7 then 'A vermilion lighthouse on a ' else (array['A quiet ','An old ','The last ','A paper ','A brass '])[1 + number % 5] end
          || (array['harbour','forest','staircase','orchard','observatory','glacier','market'])[1 + number % 7] || ' '
          || (array['at dusk','in fog','under snow','in hard light','by candlelight','after rain'])[1 + number % 6]
          || ', study ' || number as prompt
      from generate_series(1, ${count}::int) as number`);
    await transaction.execute(sql`
      insert into studio.submissions (id, owner_id, idempotency_key, request_hash, request, state, created_at)
      select submission, ${firstPersonId}::uuid, 'seed:' || submission, '', jsonb_build_object('model', model, 'prompt', prompt, 'seed', number), 'accepted', at from seeds`);
    await transaction.execute(sql`
      insert into studio.jobs (id, submission_id, model, model_name, media_type, prompt, status, progress, seed, is_seed_read, created_at, started_at, completed_at)
      select job, submission, model, upper(model), case when is_video then 'video' else 'image' end, prompt, 'succeeded', 1, number::text, true, at, at, at from seeds`);
    await transaction.execute(sql`
      insert into studio.media (id, owner_id, origin, job_id, kind, name, content_type, bytes, sha256, storage_key, thumbnail_key, width, height, duration_seconds, seed, created_at)
      select media, ${firstPersonId}::uuid, 'result', job, case when is_video then 'video' else 'image' end, prompt || '.webp', 'image/webp', 1000,
        repeat('0', 64), ${storageKey}, ${thumbnailKey}, width, height, case when is_video then 5 end, number::text, at from seeds`);
    await transaction.execute(sql`
      insert into studio.library_items (id, owner_id, origin, kind, model, model_name, caption, shape, has_sound, is_hdr, created_at)
      select media, ${firstPersonId}::uuid, 'result', case when is_video then 'video' else 'image' end, model, upper(model), prompt,
        studio.library_shape(width, height, 'image'), is_video and number % 2 = 0, is_video and number % 5 = 0, at from seeds`);
    await transaction.execute(sql`
      insert into studio.stars (person_id, item_id, created_at)
      select ${firstPersonId}::uuid, media, at from seeds where number % 40 = 0`);
    for (const table of ['jobs', 'media']) {
      await transaction.execute(sql.raw(`alter table studio.${table} enable trigger user`));
    }
  });
  await database.execute(sql`vacuum analyze studio.library_items, studio.stars`);
}
