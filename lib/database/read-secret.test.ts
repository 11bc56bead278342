import { describe, expect, it, onTestFinished } from 'vitest';
import { readSecret } from './read-secret.ts';
import { secrets } from './studio-tables.ts';
import { createTestDatabase } from './testing/test-database.ts';

describe('readSecret', () => {
  it('returns the same value to every caller, and a different one for each name', async () => {
    const { connection, drop } = await createTestDatabase('studio');
    onTestFinished(drop);
    const read = (name: string) => readSecret(connection.database, secrets, name);
    const [one, ...others] = await Promise.all([read('links'), read('links'), read('links')]);
    expect(others).toEqual([one, one]);
    expect(await read('links')).toBe(one);
    expect(Buffer.from(one, 'base64url')).toHaveLength(32);
    expect(await read('sessions')).not.toBe(one);
  });
});
