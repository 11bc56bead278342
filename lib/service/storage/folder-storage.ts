import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { MediaStorage } from './media-storage.ts';

async function moveAcross(path: string, target: string): Promise<void> {
  // Another file system: copied beside its place first, so that the name itself still appears all at once.
  const partial = `${target}.partial`;
  try {
    await copyFile(path, partial);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await rm(path);
}

/** Bytes in a folder of this machine. */
export function createFolderStorage(location: URL): MediaStorage {
  const root = fileURLToPath(location);
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));

  return {
    async put(key, path) {
      const target = join(root, key);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        await moveAcross(path, target);
      });
    },
    async open(key, range) {
      const file = await open(join(root, key));
      return file.createReadStream(range ?? {});
    },
    delete: (key) => disk.delete(key),
  };
}
