import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { runChainKills } from './run-chain-kills.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase('studio');
  folder = await mkdtemp(join(tmpdir(), 'easel-chain-kills-'));
});
afterEach(async () => {
  await database.drop();
  await removeFolder(folder);
});

describe('runChainKills', () => {
  it('finds every chain of shots finished after studios were killed at any step', async () => {
    const { connection, url: databaseUrl } = database;
    const blank = sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } });
    const result = await blank.png({ compressionLevel: 0 }).toBuffer();
    const report = await runChainKills({ connection, databaseUrl, folder, result, kills: 3 });
    expect(report.faults).toEqual([]);
    expect(report.kills).toBe(3);
  });
});
