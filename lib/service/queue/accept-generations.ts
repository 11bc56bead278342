import { type InputTools, storeInlineInputs } from '../storage/store-inline-inputs.ts';
import { enqueueGenerations, type Submission } from './enqueue-generations.ts';
import type { Generation } from './generation-store.ts';
import type { JobQueue } from './job-queue.ts';

/**
 * Accepts generations from a request: stores its inline media, then enqueues.
 *
 * @throws EaselError `invalid_params` when inline media cannot be read
 */
export async function acceptGenerations(
  tools: InputTools & { queue: JobQueue },
  submission: Submission,
): Promise<Generation[]> {
  const storedParameters = await storeInlineInputs(tools, submission.model, submission.parameters);
  return enqueueGenerations(tools.database, tools.queue, submission, storedParameters);
}
