import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { runEngineKills, type KilledEngine } from '../testing/kills/run-engine-kills.ts';
import { startKilledEngines } from '../testing/kills/start-killed-engines.ts';
import { testEnvironment } from '../testing/test-environment.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

// The short version of `npm run kills`: one kill for each kind.
const kills = 5;

let database: TestDatabase;
let folder: string;
let engines: KilledEngine[];
beforeEach(async () => {
  database = await createTestDatabase('service');
  folder = await mkdtemp(join(tmpdir(), 'easel-engine-kills-'));
  engines = await startKilledEngines(folder);
});
afterEach(async () => {
  for (const { fake } of engines) await fake.close();
  await database.drop();
  await removeFolder(folder);
});

describe('a worker that is killed while engines work for it', () => {
  it('loses nothing and sends nothing twice', async () => {
    const report = await runEngineKills({
      environment: await testEnvironment(database.url, folder),
      folder,
      pool: database.connection.pool,
      engines,
      kills,
      onKill: () => undefined,
    });
    expect(report).toMatchObject({ open: [], doubled: [], errors: [] });
    expect(report.made.length).toBe(kills);
    expect(report.cancels.arrived).toBe(report.cancels.made);
  });
});
