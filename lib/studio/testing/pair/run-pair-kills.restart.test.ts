import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';
import { runPairKills } from './run-pair-kills.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase('studio');
  folder = await mkdtemp(join(tmpdir(), 'easel-pair-kills-'));
});
afterEach(async () => {
  await database.drop();
  await removeFolder(folder);
});

// `npm run kills` does this fifty times.
describe('runPairKills', () => {
  it('finds nothing lost, doubled or unseen after two studios were killed in turn', async () => {
    const { connection, url: databaseUrl } = database;
    const blank = sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } });
    const result = await blank.png({ compressionLevel: 0 }).toBuffer();
    const report = await runPairKills({
      connection,
      databaseUrl,
      folder,
      result,
      kills: 3,
      onKill: () => undefined,
    });
    expect(report.faults).toEqual([]);
    expect(report.streams).toBeGreaterThan(1);
  });
});
