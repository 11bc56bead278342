import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/connect.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { returnGenerationsOf } from '../queue/return-generation.ts';

const folderOf = (dataDirectory: string) => join(dataDirectory, 'stopped-workers');

/** A file that marks a worker as shut down on request. It works even when the database ends at the same moment. */
export interface StopMarker {
  write: () => Promise<void>;
  /** Once nothing of the worker's is left to be given back. */
  remove: () => Promise<void>;
}

/** The stop marker of one worker. @param worker number of the worker's lock */
export function createStopMarker(dataDirectory: string, worker: number): StopMarker {
  const folder = folderOf(dataDirectory);
  const path = join(folder, String(worker));
  return {
    async write() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path, '', { mode: 0o600 });
    },
    remove: () => rm(path, { force: true }),
  };
}

/** The workers of a data directory that were shut down and could not return everything. */
async function readStopMarkers(dataDirectory: string): Promise<number[]> {
  const names = await readdir(folderOf(dataDirectory)).catch(() => []);
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}

/**
 * Returns to the queue what the workers of earlier starts held when they were shut down, where the database was
 * gone before they could do so themselves. That was no crash, so it counts as no loss. To be done before anything is taken
 * from the queue or judged as lost.
 */
export async function returnStopped(database: Database, queue: JobQueue, dataDirectory: string): Promise<void> {
  const workers = await readStopMarkers(dataDirectory);
  await returnGenerationsOf(database, queue, workers);
  for (const worker of workers) await createStopMarker(dataDirectory, worker).remove();
}
