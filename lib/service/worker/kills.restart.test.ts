import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { runKills } from '../testing/kills/run-kills.ts';
import { testEnvironment } from '../testing/test-environment.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

// The short version of `npm run kills`, which kills the database too.
const kills = 5;

let database: TestDatabase;
let dataDirectory: string;
beforeEach(async () => {
  database = await createTestDatabase('service');
  dataDirectory = await mkdtemp(join(tmpdir(), 'easel-kills-test-'));
});
afterEach(async () => {
  await database.drop();
  await removeFolder(dataDirectory);
});

describe('a service whose processes are killed again and again', () => {
  it('ends every accepted generation exactly once', async () => {
    const report = await runKills({
      environment: await testEnvironment(database.url, dataDirectory),
      pool: database.connection.pool,
      killDatabase: null,
      members: { http: 1, worker: 2 },
      kills,
      longestPauseMs: 1500,
      onKill: () => undefined,
    });
    expect(report.acknowledged.length).toBeGreaterThan(0);
    expect(report).toMatchObject({ lost: [], open: [], doubled: [], repeated: [], errors: [] });
  });
});
