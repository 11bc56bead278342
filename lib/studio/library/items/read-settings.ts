import { sql } from 'drizzle-orm';
import type { LibrarySettings } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';

/** How many requests are looked at, and how many settings and values are offered. */
const most = { requests: 2000, settings: 80, values: 30, characters: 80 };
/** Fields of a request that have filters of their own, or whose values are texts and files. */
const left = new Set(['model', 'prompt', 'negative_prompt', 'instruction']);

interface ValueRow extends Record<string, unknown> {
  name: string;
  value: string;
}

/** The settings of recent requests and their values, the most frequent first, for the filter to offer. */
export async function readSettings(database: Database): Promise<LibrarySettings> {
  const { rows } = await database.execute<ValueRow>(sql`
    select name, value from (
      select name, value, count(*) as times, row_number() over (partition by name order by count(*) desc, value) as place
      from (select request from studio.submissions order by created_at desc limit ${most.requests}) as recent,
        lateral jsonb_each_text(case when jsonb_typeof(request) = 'object' then request else '{}' end) as setting(name, value),
        lateral (select jsonb_typeof(request -> name) as type) as typed
      where type in ('string', 'number', 'boolean') and length(value) between 1 and ${most.characters}
        and length(name) <= 100 and name not like '%:%' and value not like '/api/%' and value not like 'http%'
      group by name, value
    ) as counted
    where place <= ${most.values} order by name, place`);
  const byName = Map.groupBy(rows, ({ name }) => name);
  return {
    settings: [...byName]
      .filter(([name]) => !left.has(name))
      .slice(0, most.settings)
      .map(([name, values]) => ({ name, values: values.map(({ value }) => value) })),
  };
}
