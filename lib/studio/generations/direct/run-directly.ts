import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isEaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { retryDatabase } from '../../../database/retry-database.ts';
import { directGenerations } from '../../../database/studio-limit-tables.ts';
import { describeTransportError } from '../../../upstream/transport-error.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { admitDirect, lockPresses } from '../../limits/check-limits.ts';
import { pressOf } from '../records/request-fields.ts';
import { lockQueue } from '../submit/claim-submission.ts';
import type { Submitter } from '../submit/create-submitter.ts';

/** Runs synchronous generations, which wait for no queue. */
export type RunDirectly = (
  call: { request: JsonObject; ownerId: string },
  send: () => Promise<Response>,
) => Promise<Response>;

/**
 * Creates what runs the generations of the synchronous endpoints within the limits of those who ask, and records what
 * they used. Only jobs can wait: while as many of a person's run as may at once, another one is refused.
 *
 * @returns a function that throws EaselError `limit_reached`, and what `send` throws
 */
export function createDirectRuns(
  context: Pick<StudioContext, 'database' | 'upstream' | 'logger'>,
  submitter: Pick<Submitter, 'findModel' | 'dispatch'>,
): RunDirectly {
  const { database, upstream, logger } = context;

  async function admit({ request, ownerId }: { request: JsonObject; ownerId: string }): Promise<string> {
    const known = await submitter.findModel(request, ownerId);
    const { model } = request;
    const id = randomUUID();
    await database.transaction(async (transaction) => {
      await lockPresses(transaction, ownerId);
      // No job of the person is sent meanwhile.
      await lockQueue(transaction);
      await admitDirect(transaction, ownerId, { ...pressOf(request, known), jobs: 1 });
      await transaction.insert(directGenerations).values({
        id,
        ownerId,
        model: typeof model === 'string' ? model : '',
        modelName: known?.modelName ?? null,
        state: 'running',
        costMicros: known?.costOf(request) ?? null,
      });
    });
    return id;
  }

  return async (call, send) => {
    const id = await admit(call);
    const startedAt = Date.now();
    const end = async (state: 'succeeded' | 'failed' | 'unknown') => {
      const seconds = (Date.now() - startedAt) / 1000;
      try {
        await retryDatabase(() =>
          database.update(directGenerations).set({ state, seconds }).where(eq(directGenerations.id, id)),
        );
        // Its end makes room for a job that waits.
        await submitter.dispatch();
      } catch (error) {
        // Whoever waits gets what was generated all the same.
        logger.error({ error: describeError(error), id }, 'the end of a synchronous generation was not recorded');
      }
    };
    let response: Response;
    try {
      response = await send();
    } catch (thrown) {
      const error = isEaselError(thrown) ? thrown : describeTransportError(thrown, upstream.origin);
      await end(error.code === 'unavailable' || error.code === 'misdirected_request' ? 'failed' : 'unknown');
      throw thrown;
    }
    // Where the service fails, it may have generated something.
    await end(response.ok ? 'succeeded' : response.status >= 500 ? 'unknown' : 'failed');
    return response;
  };
}
