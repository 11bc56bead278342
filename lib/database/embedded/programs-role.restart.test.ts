import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../setup/test/temporary-folder.ts';
import { connectDatabase } from '../connect.ts';
import { migrateDatabase } from '../migrate.ts';
import { programsRole } from './programs-role.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './start-embedded-database.ts';

async function start(folder: string): Promise<EmbeddedDatabase> {
  const settings = { fsync: 'off' };
  const database = await startEmbeddedDatabase({
    folder,
    settings,
    onLog: () => undefined,
    onNotice: () => undefined,
  });
  onTestFinished(database.stop);
  return database;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Everything that the two programs create when they start. */
async function startPrograms(url: string): Promise<void> {
  const { database, close } = connectDatabase({ url, onError: () => undefined });
  await migrateDatabase(database, 'studio');
  await migrateDatabase(database, 'service');
  await close();
  const boss = new PgBoss({ connectionString: url, schema: 'pgboss', schedule: false });
  await boss.start();
  await boss.createQueue('a-queue');
  await boss.send('a-queue', {});
  await boss.stop({ graceful: false });
}

const owners = `
  select distinct nspname as schema, owner::regrole::text from (
    select relnamespace as schema, relowner as owner from pg_class
    union all select pronamespace, proowner from pg_proc
    union all select typnamespace, typowner from pg_type
    union all select oid, nspowner from pg_namespace
  ) as object join pg_namespace on pg_namespace.oid = schema
  where nspname in ('studio', 'service', 'pgboss', 'migrations') order by 1, 2`;
const allTheirs = ['migrations', 'pgboss', 'service', 'studio'].map((schema) => ({ schema, owner: programsRole }));

describe('prepareProgramsRole', () => {
  it('lets the programs create and own their schemas, and nothing else', async () => {
    const { url } = await start(join(temporaryFolder(), 'database'));
    const role = 'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user';
    expect(await query(url, role)).toEqual([
      { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false },
    ]);
    await startPrograms(url);
    expect(await query(url, owners)).toEqual(allTheirs);
    const forbidden = [
      "select pg_read_file('postgresql.conf')",
      "copy (select 1) to program 'true'",
      'create role another superuser',
      'alter system set log_statement = none',
      'create table public.foreign (id int)',
    ];
    for (const text of forbidden) await expect(query(url, text)).rejects.toThrow(/permission denied/);
    await expect(query(url.replace(/[^/]*$/, 'postgres'), 'select 1')).rejects.toThrow(/permission denied/);
  });

  it('receives what an earlier version created as the superuser', async () => {
    const folder = join(temporaryFolder(), 'database');
    const first = await start(folder);
    await startPrograms(first.superuserUrl);
    await query(first.superuserUrl, 'create view studio.latest as select * from studio.jobs');
    await query(first.superuserUrl, `drop owned by ${programsRole}`);
    await query(first.superuserUrl, `drop role ${programsRole}`);
    await first.stop();
    const accessFile = join(dirname(folder), 'database.json');
    const { programsPassword: _none, ...earlier } = JSON.parse(readFileSync(accessFile, 'utf8')) as Record<
      string,
      unknown
    >;
    writeFileSync(accessFile, JSON.stringify(earlier));

    const { url } = await start(folder);
    expect(await query(url, owners)).toEqual(allTheirs);
    await startPrograms(url);
    expect(await query(url, 'select count(*)::int from pgboss.job')).toEqual([{ count: 2 }]);
    await query(url, 'alter table studio.jobs add column later text');
  });
});
