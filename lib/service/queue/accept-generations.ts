import { type InputTools, storeInlineInputs } from '../storage/store-inline-inputs.ts';
import { enqueueGenerations, type Submission } from './enqueue-generations.ts';
import type { Generation } from './generation-store.ts';
import type { JobQueue } from './job-queue.ts';

/**
 * Accepts generations as they come from outside: stores the media that the request carries inside itself, then enqueues.
 *
 * @throws EaselError `invalid_params` when such a medium cannot be read
 */
export async function acceptGenerations(
  tools: InputTools & { queue: JobQueue },
  submission: Submission,
): Promise<Generation[]> {
  const storedParameters = await storeInlineInputs(tools, submission.model, submission.parameters);
  return enqueueGenerations(tools.database, tools.queue, submission, storedParameters);
}
