import { studioEventNames } from '../../contract/studio/studio-events.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { EventHub } from './create-event-hub.ts';

const gatherMs = 20;
const mostAtOnce = 100;

/**
 * Publishes changes a moment after the first of them, so that several changes of one object become one event with its
 * latest state. When `publish` fails, browsers get a resync event.
 *
 * @param options.publish publishes all collected changes
 * @param options.failure the log message when it throws
 * @returns a function to call after each noted change
 */
export function gatherChanges(options: {
  publish: () => Promise<void>;
  hub: EventHub;
  logger: Logger;
  failure: string;
}): () => void {
  const { publish, hub, logger, failure } = options;
  let isPublishing = false;

  async function run(): Promise<void> {
    try {
      await publish();
    } catch (error) {
      logger.warn({ error: describeError(error) }, failure);
      hub.publish(studioEventNames.resync, '{}');
    } finally {
      isPublishing = false;
    }
  }

  return () => {
    if (isPublishing) return;
    isPublishing = true;
    setTimeout(() => void run(), gatherMs);
  };
}

/** Removes up to a hundred ids from a set and returns them: the number that is read at once. */
export function takeBatch(ids: Set<string>): string[] {
  const batch = [...ids].slice(0, mostAtOnce);
  for (const id of batch) ids.delete(id);
  return batch;
}
