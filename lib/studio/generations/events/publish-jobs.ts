import { studioEventNames } from '../../../contract/studio/studio-events.ts';
import type { Database } from '../../../database/connect.ts';
import type { Logger } from '../../../logging/create-logger.ts';
import { readJobs } from '../records/read-jobs.ts';
import type { EventHub } from '../../events/create-event-hub.ts';
import { gatherChanges, takeBatch } from '../../events/gather-changes.ts';

/** Sends changed jobs to browsers. */
export interface JobPublisher {
  /** Notes that a job has changed; several changes within an instant become one event with its latest state. */
  note: (id: string) => void;
}

/** Reads changed jobs together and puts them on the stream. */
export function createJobPublisher(options: { database: Database; hub: EventHub; logger: Logger }): JobPublisher {
  const { database, hub } = options;
  const changed = new Set<string>();

  async function publish(): Promise<void> {
    while (changed.size > 0) {
      for (const job of await readJobs(database, takeBatch(changed))) {
        hub.publish(studioEventNames.job, JSON.stringify(job));
      }
    }
  }

  const publishSoon = gatherChanges({ ...options, publish, failure: 'changed jobs could not be read' });
  return {
    note(id) {
      changed.add(id);
      publishSoon();
    },
  };
}
