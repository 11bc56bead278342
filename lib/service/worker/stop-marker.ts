import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/connect.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { returnGenerationsOf } from '../queue/return-generation.ts';
import { listGone } from '../queue/worker-lock.ts';

const folderOf = (dataDirectory: string) => join(dataDirectory, 'stopped-workers');

/** A file that marks a worker as shut down on request. Needs no database, which may end at the same moment. */
export interface StopMarker {
  write: () => Promise<void>;
  /** Removes the marker once the worker holds nothing that must be requeued. */
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

/** The workers of a data directory that were shut down before they could requeue everything, and have ended. */
async function readStopMarkers(database: Database, dataDirectory: string): Promise<number[]> {
  const names = await readdir(folderOf(dataDirectory)).catch(() => []);
  const workers = names.filter((name) => /^\d+$/.test(name)).map(Number);
  // Another worker in this directory may be stopping, and waiting for an answer that nobody else can get.
  return listGone(database, workers);
}

/**
 * Requeues what the workers of earlier starts held when they were shut down, if the database ended before they could do
 * so. That was not a crash, so it does not count as a loss. Call this before taking work from the queue and before
 * looking for lost workers.
 */
export async function returnStopped(database: Database, queue: JobQueue, dataDirectory: string): Promise<void> {
  const workers = await readStopMarkers(database, dataDirectory);
  await returnGenerationsOf(database, queue, workers);
  for (const worker of workers) await createStopMarker(dataDirectory, worker).remove();
}
