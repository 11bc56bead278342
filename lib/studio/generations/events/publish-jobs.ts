import { studioEventNames } from '../../../contract/studio/studio-events.ts';
import type { Database } from '../../../database/connect.ts';
import type { Logger } from '../../../logging/create-logger.ts';
import { createEstimateReader } from '../records/estimate-runs.ts';
import { readJobs } from '../records/read-jobs.ts';
import type { EventHub } from '../../events/create-event-hub.ts';
import { gatherChanges, takeBatch } from '../../events/gather-changes.ts';

const estimatesFreshMs = 5_000;

/** Sends changed jobs to browsers. */
export interface JobPublisher {
  /** Records that a job has changed; several changes within a moment become one event with the latest state. */
  note: (id: string) => void;
}

/** Creates the publisher, which reads changed jobs together and sends them on the stream. */
export function createJobPublisher(options: { database: Database; hub: EventHub; logger: Logger }): JobPublisher {
  const { database, hub } = options;
  const changed = new Set<string>();
  const estimates = createEstimateReader({ freshMs: estimatesFreshMs });

  async function publish(): Promise<void> {
    while (changed.size > 0) {
      for (const job of await readJobs(database, takeBatch(changed), estimates)) {
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
