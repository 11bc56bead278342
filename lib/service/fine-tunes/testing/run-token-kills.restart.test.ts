import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { testEnvironment } from '../../testing/test-environment.ts';
import { runTokenKills } from './run-token-kills.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase('service');
  folder = await mkdtemp(join(tmpdir(), 'easel-token-kills-'));
});
afterEach(async () => {
  await database.drop();
  await removeFolder(folder);
});

describe('runTokenKills', () => {
  // `npm run kills:tokens` does twenty.
  it('finds that each ends correctly exactly once, whatever is killed', async () => {
    const report = await runTokenKills({
      environment: await testEnvironment(database.url, folder),
      pool: database.connection.pool,
      workers: 1,
      unharmed: 1,
      moments: 1,
      rows: 5000,
      onKill: () => undefined,
    });
    expect(report.errors).toEqual([]);
    expect(report.tokens).toBeGreaterThan(5000);
  });
});
