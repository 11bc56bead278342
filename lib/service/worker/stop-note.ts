import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folderOf = (dataDirectory: string) => join(dataDirectory, 'stopped-workers');

/** A file that says of a worker that it was asked to end. It outlives a database that ends at the same moment. */
export interface StopNote {
  leave: () => Promise<void>;
  /** Once nothing of the worker's is left to be given back. */
  remove: () => Promise<void>;
}

/** @param worker number of the worker's lock */
export function createStopNote(dataDirectory: string, worker: number): StopNote {
  const folder = folderOf(dataDirectory);
  const path = join(folder, String(worker));
  return {
    async leave() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path, '', { mode: 0o600 });
    },
    remove: () => rm(path, { force: true }),
  };
}

/** The workers on a data directory that were asked to end and could not give everything back. */
export async function readStopNotes(dataDirectory: string): Promise<number[]> {
  const names = await readdir(folderOf(dataDirectory)).catch(() => []);
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}
