import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrMakeAccess } from './access.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-access-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('readOrMakeAccess', () => {
  it('creates the file once, and reads it afterwards', async () => {
    const path = join(folder, 'database.json');
    const made = await readOrMakeAccess(path);
    await expect(readOrMakeAccess(path)).resolves.toEqual(made);
  });

  it('reports a damaged file and what to do, and does not change it', async () => {
    const path = join(folder, 'database.json');
    for (const content of ['', 'x', '{"port":1}']) {
      await writeFile(path, content);
      await expect(readOrMakeAccess(path)).rejects.toThrow(`${path} is damaged.`);
      await expect(readFile(path, 'utf8')).resolves.toBe(content);
    }
  });
});
