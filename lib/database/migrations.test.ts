import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrateDatabase, migrateToEarlier, type DatabasePart } from './migrate.ts';
import * as serviceEngineTables from './service-engine-tables.ts';
import * as serviceTables from './service-tables.ts';
import * as studioAuditTables from './studio-audit-tables.ts';
import * as studioBoardTables from './studio-board-tables.ts';
import * as studioLibraryTables from './studio-library-tables.ts';
import * as studioLimitTables from './studio-limit-tables.ts';
import * as studioSchemas from './studio-schema.ts';
import * as studioSavedTables from './studio-saved-tables.ts';
import * as studioPeopleTables from './studio-people-tables.ts';
import * as studioReviewTables from './studio-review-tables.ts';
import * as studioStoryboardTables from './studio-storyboard-tables.ts';
import * as studioSweepTables from './studio-sweep-tables.ts';
import * as studioTables from './studio-tables.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const parts: [DatabasePart, object][] = [
  [
    'studio',
    {
      ...studioSchemas,
      ...studioTables,
      ...studioAuditTables,
      ...studioLibraryTables,
      ...studioBoardTables,
      ...studioLimitTables,
      ...studioSavedTables,
      ...studioPeopleTables,
      ...studioReviewTables,
      ...studioStoryboardTables,
      ...studioSweepTables,
    },
  ],
  ['service', { ...serviceTables, ...serviceEngineTables }],
];

async function testDatabase(part: DatabasePart): Promise<TestDatabase> {
  const database = await createTestDatabase(part);
  onTestFinished(database.drop);
  return database;
}

async function emptyDatabase(part: DatabasePart): Promise<TestDatabase> {
  const database = await testDatabase(part);
  await database.connection.database.execute(`drop schema ${part} cascade; drop schema migrations cascade`);
  return database;
}

/** Columns, indexes and constraints of a schema, sorted. */
async function shapeOf({ connection }: TestDatabase, part: DatabasePart): Promise<string[]> {
  const { rows } = await connection.database.execute<{ line: string }>(`
    select concat_ws(' ', 'column', table_name, column_name, udt_name, is_nullable, column_default, is_identity,
      is_generated, generation_expression, datetime_precision) as line
    from information_schema.columns where table_schema = '${part}'
    union all select 'index ' || indexdef from pg_indexes where schemaname = '${part}'
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = '${part}'::regnamespace
    order by 1`);
  return rows.map(({ line }) => line);
}

async function triggersOf({ connection }: TestDatabase, part: DatabasePart): Promise<string[]> {
  const { rows } = await connection.database.execute<{ line: string }>(`
    select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = '${part}'::regnamespace
    order by 1`);
  return rows.map(({ line }) => line);
}

describe.each(parts)('the migrations of the %s', (part, tables) => {
  it('create what the tables declare', async () => {
    const [migrated, made] = await Promise.all([testDatabase(part), emptyDatabase(part)]);
    const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson({ ...tables }));
    for (const statement of statements) await made.connection.database.execute(statement);
    expect(await shapeOf(made, part)).toEqual(await shapeOf(migrated, part));
  });

  it('upgrade a database of the first version', async () => {
    const [fresh, old] = await Promise.all([testDatabase(part), emptyDatabase(part)]);
    await migrateToEarlier(old.connection.database, part, 1);
    await migrateDatabase(old.connection.database, part);
    expect(await shapeOf(old, part)).toEqual(await shapeOf(fresh, part));
    expect(await triggersOf(old, part)).toEqual(await triggersOf(fresh, part));
  });
});

describe('the migrations of the studio', () => {
  it('add existing media to the library, with the files that requests used', async () => {
    const { connection } = await emptyDatabase('studio');
    await migrateToEarlier(connection.database, 'studio', 1);
    const [upload, result, job, submission] = [1, 2, 3, 4].map(
      (digit) => `0000000${digit}-0000-4000-8000-000000000000`,
    );
    await connection.database.execute(`
      insert into studio.media (id, origin, kind, name, content_type, bytes, sha256, storage_key, width, height)
        values ('${upload}', 'upload', 'image', 'lighthouse.png', 'image/png', 9, 'one', 'one', 64, 32);
      insert into studio.submissions (id, idempotency_key, request_hash, request, state)
        values ('${submission}', 'key', 'hash', '{"input_image": "/api/studio/media/${upload}"}', 'accepted');
      insert into studio.jobs (id, submission_id, model, prompt, status)
        values ('${job}', '${submission}', 'm', 'a harbour', 'succeeded');
      insert into studio.media (id, origin, job_id, kind, name, content_type, bytes, sha256, storage_key)
        values ('${result}', 'result', '${job}', 'image', 'a harbour.png', 'image/png', 9, 'two', 'two')`);
    await migrateDatabase(connection.database, 'studio');
    const items = await connection.database.execute('select id, caption from studio.library_items order by id');
    expect(items.rows).toEqual([
      { id: upload, caption: 'lighthouse' },
      { id: result, caption: 'a harbour' },
    ]);
    const used = await connection.database.execute('select submission_id, media_id from studio.request_media');
    expect(used.rows).toEqual([{ submission_id: submission, media_id: upload }]);
  });

  it('keep open sessions, as those of the first administrator', async () => {
    const { connection } = await emptyDatabase('studio');
    const withoutPeople = 25;
    await migrateToEarlier(connection.database, 'studio', withoutPeople);
    await connection.database.execute(
      `insert into studio.sessions (id, password_mark, expires_at) values ('one', 'mark', now() + interval '1 day')`,
    );
    await migrateDatabase(connection.database, 'studio');
    const { rows } = await connection.database.execute(`
      select sessions.id, sessions.password_mark as mark, people.role, people.is_active as active
      from studio.sessions join studio.people on people.id = sessions.person_id`);
    expect(rows).toEqual([{ id: 'one', mark: 'mark', role: 'administrator', active: true }]);
  });

  it('give what is there to the first administrator, and leave boards to everybody', async () => {
    const { connection } = await emptyDatabase('studio');
    const withoutOwners = 26;
    await migrateToEarlier(connection.database, 'studio', withoutOwners);
    const [upload, board, preset, submission] = [1, 2, 3, 4].map(
      (digit) => `0000000${digit}-0000-4000-8000-000000000000`,
    );
    await connection.database.execute(`
      insert into studio.media (id, origin, kind, name, content_type, bytes, sha256, storage_key)
        values ('${upload}', 'upload', 'image', 'a.png', 'image/png', 9, 'one', 'one');
      update studio.library_items set starred_at = '2026-01-02T03:04:05Z';
      insert into studio.boards (id, name) values ('${board}', 'Harbours');
      insert into studio.presets (id, model, name, name_key, values) values ('${preset}', 'm', 'Dusk', 'dusk', '{}');
      insert into studio.submissions (id, idempotency_key, request_hash, request, state)
        values ('${submission}', 'key', 'hash', '{}', 'accepted')`);
    await migrateDatabase(connection.database, 'studio');
    const first = '00000000-0000-4000-8000-000000000001';
    for (const table of ['media', 'library_items', 'boards', 'presets', 'submissions']) {
      const { rows } = await connection.database.execute(`select owner_id from studio.${table}`);
      expect([table, rows]).toEqual([table, [{ owner_id: first }]]);
    }
    const { rows } = await connection.database.execute(`
      select everyone, person_id, item_id, stars.created_at = '2026-01-02T03:04:05Z' as kept
      from studio.boards, studio.stars`);
    expect(rows).toEqual([{ everyone: 'edit', person_id: first, item_id: upload, kept: true }]);
  });
});
