import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import type { DatabasePart } from '../../database/migrate.ts';
import { storedInputKey } from '../../service/storage/stored-input.ts';
import { findNamedFiles } from './named-files.ts';

/** Columns of keys, but not of files. A new one of files belongs in `named-files.ts`, or backups lack them. */
const otherKeys = new Set([
  'studio.presets.name_key',
  'studio.snippets.name_key',
  'studio.snippets.sort_key',
  'studio.submissions.idempotency_key',
]);

async function testDatabase(part: DatabasePart): Promise<TestDatabase> {
  const database = await createTestDatabase(part);
  onTestFinished(database.drop);
  return database;
}

const namedIn = ({ connection }: TestDatabase, schema: DatabasePart, tables: string[]) =>
  findNamedFiles({
    tables: tables.map((name) => ({ schema, name, columns: [] })),
    query: connection.pool.query.bind(connection.pool),
  });

describe('findNamedFiles', () => {
  it('finds the files of every column that holds a storage key', async () => {
    for (const part of ['studio', 'service'] as const) {
      const { connection } = await testDatabase(part);
      const { rows } = await connection.pool.query<{ name: string }>(
        `select concat_ws('.', table_schema, table_name, column_name) as name from information_schema.columns
         where table_schema = $1 and data_type = 'text' and column_name like '%\\_key' order by 1`,
        [part],
      );
      expect(rows.map(({ name }) => name).filter((name) => !otherKeys.has(name))).toEqual(
        part === 'service'
          ? ['service.repository_files.storage_key']
          : ['poster', 'preview', 'storage', 'strip', 'thumbnail', 'waveform'].map(
              (name) => `studio.media.${name}_key`,
            ),
      );
    }
  });

  it('reads the keys of media, each once', async () => {
    const database = await testDatabase('studio');
    await database.connection.pool.query(
      `insert into studio.media (id, origin, owner_id, kind, name, content_type, bytes, sha256, storage_key, thumbnail_key,
         poster_key, strip_key, waveform_key, preview_key)
       values ($1, 'upload', (select id from studio.people), 'video', 'a', 'video/mp4', 1, 'hash', 'a', 'a', 'c', 'd', 'e', null)`,
      [randomUUID()],
    );
    const paths = await namedIn(database, 'studio', ['media', 'library_items']);
    expect(paths.toSorted()).toEqual(['studio/a', 'studio/c', 'studio/d', 'studio/e']);
  });

  it('reads inline inputs by their hash', async () => {
    const database = await testDatabase('service');
    await database.connection.pool.query("insert into service.inputs (hash, bytes) values ('abc', 1)");
    expect(await namedIn(database, 'service', ['inputs'])).toEqual([`service/${storedInputKey('abc')}`]);
    // A database of an earlier version may lack the table.
    expect(await namedIn(database, 'service', [])).toEqual([]);
  });
});
