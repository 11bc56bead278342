import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../setup/test/temporary-folder.ts';
import { firstClosedFolder } from './account.ts';

const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 };

describe('firstClosedFolder', () => {
  it('returns the first folder that the account cannot traverse', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'inner'));
    chmodSync(folder, 0o700);
    expect(await firstClosedFolder(join(folder, 'inner', 'later'), stranger)).toBe(folder);
    chmodSync(folder, 0o711);
    expect(await firstClosedFolder(join(folder, 'inner', 'later'), stranger)).toBeNull();
  });

  it('applies the owner’s permissions to the owner', async () => {
    const folder = temporaryFolder();
    const owner = { name: 'me', uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    expect(await firstClosedFolder(folder, owner)).toBeNull();
  });
});
