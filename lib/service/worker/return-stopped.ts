import type { Database } from '../../database/connect.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { returnGenerationsOf } from '../queue/return-generation.ts';
import { createStopNote, readStopNotes } from './stop-note.ts';

/**
 * Gives back what the workers of earlier starts on this data directory held when they were asked to end, where the database was
 * gone before they could do so themselves. That was no crash, so it counts as no loss. To be done before anything is taken
 * from the queue or judged as lost.
 */
export async function returnStopped(database: Database, queue: JobQueue, dataDirectory: string): Promise<void> {
  const workers = await readStopNotes(dataDirectory);
  await returnGenerationsOf(database, queue, workers);
  for (const worker of workers) await createStopNote(dataDirectory, worker).remove();
}
