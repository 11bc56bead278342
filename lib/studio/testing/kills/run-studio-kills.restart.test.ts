import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { runStudioKills } from './run-studio-kills.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase('studio');
  folder = await mkdtemp(join(tmpdir(), 'easel-studio-kills-'));
});
afterEach(async () => {
  await database.drop();
  await removeFolder(folder);
});

// `npm run kills` does this a hundred times.
describe('runStudioKills', () => {
  it('finds no lost, duplicate or incomplete results after studios were killed at any step', async () => {
    const { connection, url: databaseUrl } = database;
    const blank = sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } });
    const result = await blank.png({ compressionLevel: 0 }).toBuffer();
    const kills = 3;
    const report = await runStudioKills({ connection, databaseUrl, folder, result, kills, onKill: () => undefined });
    expect(report.faults).toEqual([]);
    expect(report.kills).toBe(kills);
  });
});
