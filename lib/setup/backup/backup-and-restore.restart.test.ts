import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../database/connect.ts';
import { databaseParts } from '../../database/copy/read-snapshot.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../database/embedded/start-embedded-database.ts';
import { listMigrations, migrateDatabase, migrateToEarlier } from '../../database/migrate.ts';
import { readOrMakeKeys } from '../launch/keys.ts';
import { takeLock } from '../process-lock.mjs';
import { createTemporaryDataDirectory } from '../test/run-easel.ts';
import { createBackup, verifyBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const never = new AbortController().signal;
const quiet = { say: () => undefined, signal: never };
const personId = '00000000-0000-4000-8000-000000000001';
const mediaId = randomUUID();
const key = `media/${mediaId.slice(0, 2)}/${mediaId}.png`;
const lostKey = `media/${mediaId.slice(0, 2)}/${mediaId}.thumbnail.webp`;
const resultKey = `results/${randomUUID()}/1-0`;
const content = randomBytes(200_000);

let root: Awaited<ReturnType<typeof createTemporaryDataDirectory>>;
let source: string;
let target: string;
let file: string;
beforeAll(async () => {
  root = await createTemporaryDataDirectory();
  source = join(root.path, 'source');
  await mkdir(source);
  await withDatabase(source, async ({ url }) => {
    for (const part of databaseParts) await migrate(url, part);
    await seed(url);
  });
  await readOrMakeKeys(source);
  await writeFile(join(source, 'engines.json'), '{"engines":{}}');
  for (const path of [`studio/${key}`, `service/${resultKey}`]) {
    const full = join(source, 'storage', path);
    await mkdir(dirname(full), { recursive: true });
    await writeFile(full, content);
  }
  await writeFile(join(source, 'storage', 'studio', 'nobodys'), 'no row names it');
});
afterAll(() => root.remove());
beforeEach(() => {
  target = join(root.path, `target-${randomUUID()}`);
  file = join(root.path, `${randomUUID()}.zip`);
});

async function withDatabase(data: string, act: (server: EmbeddedDatabase) => Promise<void>): Promise<void> {
  const server = await startEmbeddedDatabase({
    folder: join(data, 'database'),
    settings: { fsync: 'off' },
    onLog: () => undefined,
    onNotice: () => undefined,
  });
  try {
    await act(server);
  } finally {
    await server.stop();
  }
}

async function migrate(url: string, part: 'studio' | 'service', count?: number): Promise<void> {
  const connection = connectDatabase({ url, onError: () => undefined });
  try {
    if (count === undefined) await migrateDatabase(connection.database, part);
    else await migrateToEarlier(connection.database, part, count);
  } finally {
    await connection.close();
  }
}

async function ask<Row extends object>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** A library with what is easily lost: generated columns, triggers, sequences, `null` in JSON, odd characters. */
async function seed(url: string): Promise<void> {
  const request = JSON.stringify({ prompt: 'tab\t, line\n, back\\slash, ä, \\N', nothing: null });
  await ask(
    url,
    `with sent as (
       insert into studio.submissions (id, idempotency_key, owner_id, request_hash, request, state)
       values ($1, 'key', $2, 'hash', $3, 'accepted') returning id)
     insert into studio.jobs (id, submission_id, generation_id, model, status, result_urls)
     select $1, id, 'generation', 'ig-1', 'keeping', '["http://127.0.0.1:1/media/1/0"]' from sent`,
    [randomUUID(), personId, request],
  );
  await ask(
    url,
    `insert into studio.media (id, origin, owner_id, kind, name, content_type, bytes, sha256, storage_key, thumbnail_key, details)
     values ($1, 'upload', $2, 'image', $3, 'image/png', $4, 'hash', $5, $6, 'null'::jsonb)`,
    [mediaId, personId, 'Straße\t\\N.png', content.length, key, lostKey],
  );
  await ask(
    url,
    `insert into service.generations (id, owner, profile, model_name, media_type, lane, call_style, parameters, echo,
       status, queue_job_id, seed, results)
     values ($1, 'studio', 'ig-1', 'ig-1', 'image', 'image', 'queue', $2, '{}', 'queued', $1, 7,
       jsonb_build_array(jsonb_build_object('storageKey', $3::text)))`,
    [randomUUID(), request, resultKey],
  );
  await ask(
    url,
    `insert into studio.audit_entries (access, user_agent, action, details) values ('session', '', 'logged_in', '{}')`,
    [],
  );
  await ask(
    url,
    `insert into service.fine_tunes (id, owner, namespace, repository, name, base_model, status, resource_version,
       resource_path, script_type) values ($1, 'studio', 'n', 'r', 't', 'm', 'created', 'main', 'data', 'text')`,
    [mediaId],
  );
  await ask(
    url,
    `insert into service.fine_tune_logs (fine_tune, level, message) select $1, 'info', n::text from generate_series(1, 3) as n`,
    [mediaId],
  );
}

/** All rows of all tables, as text. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('studio', 'service', 'migrations') and table_type = 'BASE TABLE' order by 1`,
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const leaveOut = name.startsWith('migrations.') ? `- 'id'` : '';
    const [row] = await ask<{ content: string }>(
      url,
      `select coalesce(string_agg(line, E'\\n' order by line), '') as content
       from (select (to_jsonb(t) ${leaveOut})::text as line from ${name} as t) as lines`,
    );
    rows[name] = row?.content ?? '';
  }
  return rows;
}

const backUp = () => createBackup({ ...quiet, environment: { EASEL_DATA_DIR: source }, file });
const backUpBeside = () => createBackup({ ...quiet, environment: { EASEL_DATA_DIR: source }, file: `${file}.second` });
const restore = (environment: Record<string, string> = {}) =>
  restoreBackup({ ...quiet, environment: { EASEL_DATA_DIR: target, ...environment }, file });

describe('createBackup and restoreBackup', () => {
  it('bring back every row, file and key, and numbers go on', async () => {
    const summary = await backUp();
    expect(summary).toMatch(/2 files .*complete and checked/);
    expect(summary).toContain(`Missing: 1 files that the library names were not in the storage`);
    expect(summary).toContain(lostKey);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(source, 'storage'))).not.toContain('backup.unfinished');
    expect(await verifyBackup({ ...quiet, file })).toContain('complete and checked');

    expect(await restore()).toContain(`into ${target}`);
    expect((await readdir(target)).toSorted()).toEqual([
      'database',
      'database.json',
      'engines.json',
      'keys.json',
      'storage',
    ]);
    expect((await stat(join(target, 'keys.json'))).mode & 0o777).toBe(0o600);
    for (const name of ['keys.json', 'engines.json']) {
      expect(await readFile(join(target, name))).toEqual(await readFile(join(source, name)));
    }
    expect(await readFile(join(target, 'storage', 'studio', key))).toEqual(content);
    expect(await readFile(join(target, 'storage', 'service', resultKey))).toEqual(content);
    expect(existsSync(join(target, 'storage', 'studio', 'nobodys'))).toBe(false);

    let before: Record<string, string> = {};
    await withDatabase(source, async ({ url }) => {
      before = await contentOf(url);
    });
    expect(before['studio.library_items']).toContain('Straße');
    await withDatabase(target, async ({ url }) => {
      const restored = await contentOf(url);
      // The links of a result that was being copied are read again: they may lead to the former address.
      expect(before['studio.jobs']).toMatch(/"failed_checks": 0/);
      expect(restored['studio.jobs']).toMatch(/"failed_checks": 1/);
      expect({ ...restored, 'studio.jobs': '' }).toEqual({ ...before, 'studio.jobs': '' });
      const [log] = await ask<{ sequence: string }>(
        url,
        `insert into service.fine_tune_logs (fine_tune, level, message) values ($1, 'info', '') returning sequence`,
        [mediaId],
      );
      expect(Number(log?.sequence)).toBe(4);
      // The triggers work again.
      await ask(url, `update studio.media set name = 'other.png' where id = $1`, [mediaId]);
      const items = await ask<{ caption: string }>(url, 'select caption from studio.library_items');
      expect(items).toEqual([{ caption: expect.stringContaining('other') as string }]);
    });
  });

  it('copy files that are deleted meanwhile, and no second backup disturbs the first', async () => {
    const full = join(source, 'storage', 'studio', key);
    const second = Promise.withResolvers<string>();
    await createBackup({
      environment: { EASEL_DATA_DIR: source },
      file,
      signal: never,
      say: (line) => {
        if (!line.startsWith('Copying the database')) return;
        void rm(full);
        void backUpBeside().then(second.resolve, (error: Error) => second.resolve(error.message));
      },
    });
    expect(await second.promise).toMatch(/^Another backup is running \(process \d+\)/);
    expect(existsSync(full)).toBe(false);
    await restore();
    expect(await readFile(join(target, 'storage', 'studio', key))).toEqual(content);
    await writeFile(full, content);
  });

  it('leave nothing behind when they are stopped', async () => {
    const stopping = new AbortController();
    const say = (line: string) => {
      if (line.startsWith('Copying')) stopping.abort();
    };
    await expect(
      createBackup({ environment: { EASEL_DATA_DIR: source }, file, say, signal: stopping.signal }),
    ).rejects.toThrow(/abort/);
    expect((await readdir(root.path)).filter((name) => name.startsWith(basename(file)))).toEqual([]);
    expect(await readdir(join(source, 'storage'))).not.toContain('backup.unfinished');

    await backUp();
    const stoppingRestore = new AbortController();
    const sayRestore = (line: string) => {
      if (line.startsWith('Restoring the database')) stoppingRestore.abort();
    };
    const environment = { EASEL_DATA_DIR: target };
    await expect(restoreBackup({ environment, file, say: sayRestore, signal: stoppingRestore.signal })).rejects.toThrow(
      /abort/,
    );
    expect(await readdir(target)).toEqual([]);
    await restore();
  });

  it('never overwrite a file or a library, and need one that is there', async () => {
    await writeFile(file, 'precious');
    await expect(backUp()).rejects.toThrow(`${file} exists already.`);
    expect(await readFile(file, 'utf8')).toBe('precious');
    await rm(file);
    await backUp();
    await expect(restore({ EASEL_DATA_DIR: source })).rejects.toThrow(`${source} is not empty`);
    await mkdir(target);
    const lock = takeLock(join(target, 'start.lock'));
    await expect(restore()).rejects.toThrow(`Easel is running in ${target} (process ${process.pid})`);
    if ('release' in lock) lock.release();
    const nowhere = createBackup({ ...quiet, environment: { EASEL_DATA_DIR: target }, file: `${file}.other` });
    await expect(nowhere).rejects.toThrow(`There is no library in ${target}.`);
    await expect(restore({ STORAGE_URL: 's3://easel' })).rejects.toThrow(/STORAGE_URL names a bucket/);
  });

  it('restore files into the folder that STORAGE_URL names', async () => {
    await backUp();
    const storage = join(root.path, randomUUID());
    await restore({ STORAGE_URL: pathToFileURL(storage).href });
    expect(await readFile(join(storage, 'studio', key))).toEqual(content);
    expect(existsSync(join(target, 'storage'))).toBe(false);
    expect((await readdir(storage)).toSorted()).toEqual(['service', 'studio']);
  });

  it('keep files of a bucket to the bucket', async () => {
    const environment = { EASEL_DATA_DIR: source, STORAGE_URL: 's3://easel' };
    expect(await createBackup({ ...quiet, environment, file })).toContain('aws s3 sync s3://easel easel-files');
    await expect(restore()).rejects.toThrow('This backup has no files: they were in a bucket.');
    await restore({ STORAGE_URL: 's3://easel' });
    expect((await readdir(target)).toSorted()).toEqual(['database', 'database.json', 'engines.json', 'keys.json']);
  });
});

describe('restoreBackup of another version', () => {
  it('brings an earlier one to this version', async () => {
    const old = join(root.path, randomUUID());
    await mkdir(old);
    const count = (await listMigrations('studio')).length - 2;
    await withDatabase(old, async ({ url }) => {
      await migrate(url, 'studio', count);
      await ask(url, `insert into studio.secrets values ('signs', 'x')`);
    });
    await readOrMakeKeys(old);
    await mkdir(join(old, 'storage'));
    await createBackup({ ...quiet, environment: { EASEL_DATA_DIR: old }, file });
    await restore();
    await withDatabase(target, async ({ url }) => {
      expect(await ask(url, 'select name, value from studio.secrets')).toEqual([{ name: 'signs', value: 'x' }]);
      const [row] = await ask<{ count: number }>(url, 'select count(*)::int as count from migrations.studio');
      expect(row?.count).toBe(count + 2);
    });
  });

  it('refuses a later one', async () => {
    const later = join(root.path, randomUUID());
    await mkdir(join(later, 'storage'), { recursive: true });
    await withDatabase(later, async ({ url }) => {
      await migrate(url, 'studio');
      await ask(url, `insert into migrations.studio (hash, created_at) values ('later', 9999999999999)`);
    });
    const backup = createBackup({ ...quiet, environment: { EASEL_DATA_DIR: later }, file });
    await expect(backup).rejects.toThrow('A newer Easel has used this library. Back it up with that version.');
  });
});
