import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { missingFile, type MediaStorage } from './media-storage.ts';

/** Media in a folder of this machine. */
export function createFolderStorage(location: URL): MediaStorage {
  const root = fileURLToPath(location);
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));

  return {
    kind: 'folder',
    async put(key, path) {
      const target = join(root, key);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        // Another file system: copied beside its place first, so that the name itself still appears all at once.
        await copyFile(path, `${target}.partial`);
        await rename(`${target}.partial`, target);
        await rm(path);
      });
    },
    async open(key, range) {
      const file = await open(join(root, key)).catch(explainMissing);
      return file.createReadStream(range ?? {});
    },
    size: async (key) => (await stat(join(root, key)).catch(explainMissing)).size,
    delete: (key) => disk.delete(key),
    publicAddress: () => Promise.resolve(null),
  };
}

function explainMissing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? missingFile(error) : error;
}
