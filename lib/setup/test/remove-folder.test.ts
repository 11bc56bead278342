import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removeFolder, removeFolderSync } from './remove-folder.ts';
import { runScript } from './run-script.ts';

/** A folder in which another process creates files for a second, like the child of a killed program. */
async function folderInUse(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'easel-in-use-'));
  const below = join(folder, 'below');
  mkdirSync(below);
  const writer = runScript(`
    import { existsSync, writeFileSync } from 'node:fs';
    const until = Date.now() + 1000;
    for (let count = 0; Date.now() < until && existsSync(${JSON.stringify(below)}); count += 1) {
      writeFileSync(${JSON.stringify(`${below}/`)} + count, '');
      if (count === 100) console.log('has written');
    }
  `);
  await writer.waitForOutput(/has written/);
  return folder;
}

describe.each([
  { name: 'removeFolder', remove: removeFolder },
  { name: 'removeFolderSync', remove: async (path: string) => removeFolderSync(path) },
])('$name', ({ remove }) => {
  it('removes a folder in which a process still creates files', async () => {
    const folder = await folderInUse();
    await remove(folder);
    expect(existsSync(folder)).toBe(false);
  });
});
