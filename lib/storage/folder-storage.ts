import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { missingFile, type FileStorage, type StoredFile } from './file-storage.ts';

/** Files in a folder of this machine. */
export function createFolderStorage(location: URL): FileStorage {
  const root = fileURLToPath(location);
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));

  return {
    kind: 'folder',
    async put(key, path) {
      const target = join(root, key);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        await moveAcross(path, target);
      });
    },
    async open(key, range) {
      const file = await open(join(root, key)).catch(explainMissing);
      return file.createReadStream(range ?? {});
    },
    size: async (key) => (await stat(join(root, key)).catch(explainMissing)).size,
    localPath: (key) => join(root, key),
    delete: (key) => disk.delete(key),
    list: (beginning) => listFiles(root, beginning),
    publicAddress: () => Promise.resolve(null),
  };
}

/** For a file on another file system: copied beside its path first, so that it still appears atomically. */
async function moveAcross(path: string, target: string): Promise<void> {
  const partial = `${target}.${randomUUID()}.partial`;
  try {
    await copyFile(path, partial);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await rm(path);
}

function explainMissing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? missingFile(error) : error;
}

async function* listFiles(root: string, beginning: string): AsyncGenerator<StoredFile> {
  const top = join(root, beginning.slice(0, beginning.lastIndexOf('/') + 1));
  const entries = await opendir(top, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const key = relative(root, path).split(sep).join('/');
    if (!entry.isFile() || !key.startsWith(beginning)) continue;
    // A file that was removed meanwhile is omitted.
    const status = await stat(path).catch(() => null);
    if (status !== null) yield { key, bytes: status.size, modifiedAt: status.mtime };
  }
}
