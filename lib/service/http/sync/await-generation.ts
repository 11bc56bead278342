import { EaselError } from '../../../contract/error.ts';
import { cancelGeneration } from '../../queue/cancel-generation.ts';
import type { GenerationSummary } from '../../queue/generation-store.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { waitForEnd } from './wait-for-end.ts';

function describeDuration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  return minutes > 1 ? `${minutes} minutes` : `${Math.round(milliseconds / 1000)} seconds`;
}

/**
 * Waits for the generation of a synchronous call. Cancels it when the caller disconnects or this process shuts down. If
 * it takes too long, it continues without the call.
 *
 * @param gone aborted when the caller disconnects
 * @throws EaselError `client_closed_request`, `unavailable`, or `still_running` with the path of its record
 */
export async function awaitGeneration(
  dependencies: HttpDependencies,
  { owner, id, gone }: { owner: string; id: string; gone: AbortSignal },
): Promise<GenerationSummary> {
  const { database, queue, hub, draining, syncTimeoutMs } = dependencies;
  const late = AbortSignal.timeout(syncTimeoutMs);
  const signal = AbortSignal.any([gone, draining, late]);
  try {
    return await waitForEnd({ database, hub, signal }, owner, id);
  } catch (error) {
    if (!signal.aborted) throw error;
    if (late.aborted && !gone.aborted && !draining.aborted) {
      const message = `The generation is taking longer than ${describeDuration(syncTimeoutMs)} and is still running. GET /api/ai/queue/${id} returns its status.`;
      throw new EaselError('still_running', message, { cause: error });
    }
    // No caller waits for this generation any more.
    await cancelGeneration(
      database,
      queue,
      id,
      gone.aborted ? 'The client closed the connection.' : 'The service was shut down.',
    );
    throw gone.aborted
      ? new EaselError('client_closed_request', 'The client closed the connection.', { cause: error })
      : new EaselError('unavailable', 'The service is shutting down. Send the request again.', {
          retryAfterSeconds: 5,
          cause: error,
        });
  }
}
