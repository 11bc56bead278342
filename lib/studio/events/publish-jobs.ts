import { studioEventNames } from '../../contract/studio/studio-events.ts';
import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { readJobs } from '../jobs/read-jobs.ts';
import type { EventHub } from './create-event-hub.ts';
import { describeError } from '../../logging/describe-error.ts';

/** Tells browsers of changed jobs. */
export interface JobPublisher {
  /** Notes that a job has changed; several changes within an instant are told once, as they stand then. */
  note: (id: string) => void;
}

const gatherMs = 20;
const mostAtOnce = 100;

/** Reads changed jobs together and puts them on the stream. */
export function createJobPublisher(options: { database: Database; hub: EventHub; logger: Logger }): JobPublisher {
  const changed = new Set<string>();
  let isPublishing = false;

  async function publish(): Promise<void> {
    while (changed.size > 0) {
      const ids = [...changed].slice(0, mostAtOnce);
      for (const id of ids) changed.delete(id);
      for (const job of await readJobs(options.database, ids)) {
        options.hub.publish(studioEventNames.job, JSON.stringify(job));
      }
    }
  }

  return {
    note(id) {
      changed.add(id);
      if (isPublishing) return;
      isPublishing = true;
      setTimeout(() => {
        publish()
          .catch((error: unknown) => {
            options.logger.warn({ error: describeError(error) }, 'changed jobs could not be read');
            options.hub.publish(studioEventNames.resync, '{}');
          })
          .finally(() => {
            isPublishing = false;
          });
      }, gatherMs);
    },
  };
}
