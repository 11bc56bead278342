import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runScript } from '../../setup/test/run-script.ts';
import { temporaryFolder } from '../../setup/test/temporary-folder.ts';
import { readOrMakeAccess } from './access.ts';
import { findServer } from './left-behind.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './start-embedded-database.ts';
import { waitFor } from '../../setup/test/wait.ts';

const databaseFolder = () => join(temporaryFolder(), 'database');

/** The data of these tests need not survive a power cut. */
const hasty = { fsync: 'off' };

async function start(
  folder: string,
  notices: string[] = [],
  settings: Record<string, string> = hasty,
): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({
    folder,
    settings,
    onLog: () => undefined,
    onNotice: (notice) => notices.push(notice),
  });
  onTestFinished(database.stop);
  return database;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const cluster = (folder: string) => join(folder, 'cluster');

describe('startEmbeddedDatabase', () => {
  it('preserves its data and its address over a restart', async () => {
    const folder = databaseFolder();
    const first = await start(folder, [], {});
    await query(first.url, 'create schema tests; create table tests.kept as select 1 as value');
    await first.stop();
    const second = await start(folder, [], {});
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select value from tests.kept')).toEqual([{ value: 1 }]);
    expect(await query(second.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  });

  it('runs below a folder that is closed to all other accounts', async () => {
    const folder = databaseFolder();
    chmodSync(dirname(folder), 0o700);
    const { url } = await start(folder);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(lstatSync(folder).isDirectory()).toBe(true);
    for (const path of [dirname(folder), folder]) expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('listens on loopback only, with a password that only its owner can read', async () => {
    const folder = databaseFolder();
    const { url } = await start(folder);
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(statSync(join(folder, '..', 'database.json')).mode & 0o777).toBe(0o600);
    const guessed = new URL(url);
    guessed.password = 'guessed';
    await expect(query(guessed.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('recovers what was committed before a SIGKILL of the server', async () => {
    const folder = databaseFolder();
    const first = await start(folder);
    await query(first.url, 'create schema tests; create table tests.kept as select 1 as value');
    const pid = await findServer(cluster(folder));
    if (pid === null) throw new Error('the server is not to be found');
    process.kill(pid, 'SIGKILL');
    expect(await first.ended).toBe(137);
    const second = await start(folder);
    expect(await query(second.url, 'select value from tests.kept')).toEqual([{ value: 1 }]);
  });

  it('waits for a killed server whose process id still exists', async () => {
    const folder = databaseFolder();
    const first = await start(folder);
    await first.stop();
    const { uid, gid } = statSync(cluster(folder));
    const dying = spawn('/bin/sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    onTestFinished(() => void dying.kill('SIGKILL'));
    await once(dying, 'spawn');
    writeFileSync(join(cluster(folder), 'postmaster.pid'), `${dying.pid}\n${cluster(folder)}\n0\n5432\n\n127.0.0.1\n`);
    const { promise: seen, resolve: onSeen } = Promise.withResolvers<void>();
    const onLog = (text: string) => {
      if (text.includes('lock file')) onSeen();
    };
    const starting = startEmbeddedDatabase({ folder, onLog, onNotice: () => undefined });
    await seen;
    dying.kill('SIGKILL');
    const second = await starting;
    onTestFinished(second.stop);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('exits with the process that started it, even after SIGKILL', async () => {
    const folder = databaseFolder();
    const starter = runScript(`
      import { startEmbeddedDatabase } from ${JSON.stringify(new URL('./start-embedded-database.ts', import.meta.url).href)};
      await startEmbeddedDatabase({ folder: ${JSON.stringify(folder)}, onLog: () => undefined, onNotice: () => undefined });
      console.log('up');
      setInterval(() => undefined, 1000);
    `);
    await starter.waitForOutput(/up/);
    expect(await findServer(cluster(folder))).not.toBeNull();
    starter.child.kill('SIGKILL');
    await waitFor(async () => expect(await findServer(cluster(folder))).toBeNull());
  });

  it('cleanly stops a server that still uses the folder', async () => {
    const folder = databaseFolder();
    const left = await start(folder);
    const notices: string[] = [];
    const second = await start(folder, notices);
    expect(await left.ended).toBe(0);
    expect(notices).toEqual(['Stopped a database that was left running by an earlier start.']);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts over when an earlier start was interrupted while creating it', async () => {
    const folder = databaseFolder();
    mkdirSync(join(folder, 'cluster.unfinished'), { recursive: true });
    writeFileSync(join(folder, 'cluster.unfinished', 'PG_VERSION'), '18\n');
    const { url } = await start(folder);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts over with the same password when an earlier start wrote only that', async () => {
    const folder = databaseFolder();
    mkdirSync(join(folder, 'cluster.unfinished'), { recursive: true });
    await readOrMakeAccess(join(dirname(folder), 'database.json'));
    const { url } = await start(folder);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('does not replace a missing database by an empty one', async () => {
    const folder = databaseFolder();
    const first = await start(folder);
    await first.stop();
    const elsewhere = `${folder}.elsewhere`;
    renameSync(folder, elsewhere);
    const refusal = `The database that belongs to ${folder}.json is missing: there is nothing in ${folder}/cluster.`;
    await expect(start(folder)).rejects.toThrow(refusal);
    mkdirSync(folder);
    await expect(start(folder)).rejects.toThrow(refusal);
    rmSync(folder, { recursive: true });
    symlinkSync(join(folder, 'gone'), folder);
    await expect(start(folder)).rejects.toThrow(refusal);
    rmSync(folder);
    renameSync(elsewhere, folder);
    const second = await start(folder);
    expect(second.url).toBe(first.url);
  });

  it('rejects the data of another major version with a clear message', async () => {
    const folder = databaseFolder();
    mkdirSync(cluster(folder), { recursive: true });
    writeFileSync(join(cluster(folder), 'PG_VERSION'), '16\n');
    await expect(start(folder)).rejects.toThrow(/was created by PostgreSQL 16, but this is 18\./);
  });

  it('moves to another port when its own is taken, and remembers it', async () => {
    const folder = databaseFolder();
    const first = await start(folder);
    const { port } = new URL(first.url);
    await first.stop();
    const squatter = createServer().listen(Number(port), '127.0.0.1');
    onTestFinished(() => void squatter.close());
    await once(squatter, 'listening');
    const second = await start(folder);
    expect(new URL(second.url).port).not.toBe(port);
    expect(readFileSync(join(folder, '..', 'database.json'), 'utf8')).toContain(new URL(second.url).port);
  });
});
