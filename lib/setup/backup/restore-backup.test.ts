import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { manifestName, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { createArchive } from './write-archive.ts';

const signal = new AbortController().signal;

describe('restoreBackup', () => {
  it('refuses the backup of a later version before it writes anything', async () => {
    const folder = temporaryFolder();
    const [file, target] = [join(folder, 'later.zip'), join(folder, 'data')];
    const manifest: Manifest = {
      format: 'easel-backup-1',
      createdAt: '2027-01-01T00:00:00.000Z',
      version: '2',
      migrations: { studio: { tag: '0099_later', when: 9_999_999_999_999 }, service: null },
      tables: [],
      sequences: [],
      storage: 'included',
      missing: [],
      entries: [],
    };
    const archive = createArchive(file, signal);
    const content = Buffer.from(JSON.stringify(manifest));
    await archive.add(manifestName, Readable.from([content]), { bytes: content.length, isCompressible: true });
    await archive.finish();

    const restore = restoreBackup({ environment: { EASEL_DATA_DIR: target }, file, say: () => undefined, signal });
    await expect(restore).rejects.toThrow('This backup was made by a newer Easel. Update Easel first, then restore.');
    expect(existsSync(target)).toBe(false);
  });
});
