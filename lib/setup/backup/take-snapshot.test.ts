import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { openHeldFiles, type HeldFiles } from './hold-files.ts';
import { takeSnapshot } from './take-snapshot.ts';

const never = new AbortController().signal;
let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase('service');
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

let storage: string;
beforeEach(async () => {
  storage = temporaryFolder();
  await database.connection.pool.query('delete from service.repository_files');
});

async function store(key: string): Promise<string> {
  const path = `service/repositories/${key}`;
  mkdirSync(dirname(join(storage, path)), { recursive: true });
  writeFileSync(join(storage, path), key);
  await database.connection.pool.query(
    `insert into service.repository_files
     (id, owner, namespace, repository, branch, path, storage_key, content_type, bytes)
     values ($1, 'o', 'n', 'r', 'main', $2, $3, 'text/plain', 1)`,
    [randomUUID(), key, `repositories/${key}`],
  );
  return path;
}

async function remove(key: string): Promise<void> {
  await database.connection.pool.query('delete from service.repository_files where path = $1', [key]);
  rmSync(join(storage, 'service', 'repositories', key));
}

/** Runs something between the first snapshot and the moment when its files are held. */
function beforeFirstHold(held: HeldFiles, act: () => Promise<unknown>): HeldFiles {
  let isFirst = true;
  return {
    ...held,
    async hold(paths) {
      if (isFirst) {
        isFirst = false;
        await act();
      }
      return held.hold(paths);
    },
  };
}

describe('takeSnapshot', () => {
  it('takes another one when a file was deleted before it was held', async () => {
    const stays = await store('stays');
    await store('goes');
    const held = beforeFirstHold(await openHeldFiles(storage), async () => {
      await remove('goes');
      await store('comes');
    });
    const { snapshot, files, missing } = await takeSnapshot(client, held, never);
    const { rows } = await snapshot.query('select path from service.repository_files order by path');
    expect(rows).toEqual([{ path: 'comes' }, { path: 'stays' }]);
    expect(files.map(({ path }) => path).toSorted()).toEqual(['service/repositories/comes', stays]);
    expect(missing).toEqual([]);
    await snapshot.close();
  });

  it('sees nothing that comes after it, and names files that were lost before', async () => {
    const lost = await store('lost');
    rmSync(join(storage, lost));
    const { snapshot, files, missing } = await takeSnapshot(client, await openHeldFiles(storage), never);
    await store('late');
    const { rows } = await snapshot.query('select path from service.repository_files');
    expect(rows).toEqual([{ path: 'lost' }]);
    expect(files).toEqual([]);
    expect(missing).toEqual([lost]);
    await snapshot.close();
  });
});
