import type { DatabaseSnapshot } from '../../database/copy/read-snapshot.ts';

/**
 * The storage keys that the rows of each table name. As JSON, so that a database of an earlier version, which lacks
 * some of the columns, is read as well.
 */
const keysOf: Readonly<Record<string, string>> = {
  'studio.media': `
    select field.value as key from studio.media as media, jsonb_each_text(to_jsonb(media)) as field
    where field.key in ('storage_key', 'thumbnail_key', 'poster_key', 'strip_key', 'waveform_key', 'preview_key')
      and field.value is not null`,
  'service.generations': `
    select result ->> 'storageKey' as key
    from service.generations, jsonb_array_elements(results) as result`,
  'service.repository_files': 'select storage_key as key from service.repository_files',
  'service.inputs': "select 'inputs/' || hash as key from service.inputs",
};

/**
 * The files that the rows of a snapshot name.
 *
 * @returns paths below the storage, each once: the part, a slash and the key
 */
export async function findNamedFiles(snapshot: Pick<DatabaseSnapshot, 'tables' | 'query'>): Promise<string[]> {
  const paths = new Set<string>();
  for (const { schema, name } of snapshot.tables) {
    const statement = keysOf[`${schema}.${name}`];
    if (statement === undefined) continue;
    const { rows } = await snapshot.query<{ key: string | null }>(statement);
    for (const { key } of rows) if (key !== null) paths.add(`${schema}/${key}`);
  }
  return [...paths];
}
