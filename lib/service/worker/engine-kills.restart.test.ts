import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { textToImage } from '../engines/testing/comfyui/workflows.ts';
import { createFakeComfyUi } from '../engines/testing/fake-comfy-ui.ts';
import { startFakeMediaApi } from '../engines/testing/fake-media-api.ts';
import { runEngineKills, type KilledEngine } from '../testing/kills/run-engine-kills.ts';
import { testEnvironment } from '../testing/test-environment.ts';

// The short version of `npm run kills`.
const kills = Number(process.env['EASEL_TEST_ENGINE_KILLS'] ?? 6);

let database: TestDatabase;
let folder: string;
let engines: KilledEngine[];
beforeAll(async () => {
  database = await createTestDatabase('service');
  folder = await mkdtemp(join(tmpdir(), 'easel-engine-kills-'));
  await writeFile(join(folder, 'kite.json'), JSON.stringify(textToImage()));
  engines = [
    {
      name: 'comfyui',
      kind: 'comfyui',
      fake: await createFakeComfyUi(),
      models: { kite: { workflow: 'kite.json' } },
      body: { model: 'kite', width: 64, height: 64 },
      canFind: true,
    },
    {
      name: 'other',
      kind: 'media-api',
      fake: await startFakeMediaApi(),
      models: {},
      body: { model: 'other/acme/sketch-2' },
      canFind: true,
    },
  ];
});
afterAll(async () => {
  for (const { fake } of engines) await fake.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
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
