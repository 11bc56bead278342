import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { readOrMakeKeys } from './keys.ts';

describe('readOrMakeKeys', () => {
  it('creates keys once, readable only by their owner', async () => {
    const folder = temporaryFolder();
    const made = await readOrMakeKeys(folder);
    expect(made.mediaApiKey).toMatch(/^easel_[\w-]{43}$/);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(await readOrMakeKeys(folder)).toEqual(made);
    expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toContain(made.mediaApiKey);
  });

  it('creates different keys for another data directory', async () => {
    const [one, other] = await Promise.all([readOrMakeKeys(temporaryFolder()), readOrMakeKeys(temporaryFolder())]);
    expect(one.mediaApiKey).not.toBe(other.mediaApiKey);
  });

  it('reports a remedy for an invalid file', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'keys.json'), 'nonsense');
    await expect(readOrMakeKeys(folder)).rejects.toThrow(/keys\.json does not contain valid keys\. Remove it/);
  });
});
