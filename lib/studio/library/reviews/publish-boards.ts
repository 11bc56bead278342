import { studioEventNames } from '../../../contract/studio/studio-events.ts';
import type { Logger } from '../../../logging/create-logger.ts';
import type { EventHub } from '../../events/create-event-hub.ts';
import { gatherChanges, takeBatch } from '../../events/gather-changes.ts';

/**
 * Creates what sends the ids of changed boards to browsers. Several changes of one board within a moment become one
 * event.
 */
export function createBoardPublisher(options: { hub: EventHub; logger: Logger }): (id: string) => void {
  const changed = new Set<string>();

  async function publish(): Promise<void> {
    while (changed.size > 0) {
      options.hub.publish(studioEventNames.board, JSON.stringify({ ids: takeBatch(changed) }));
    }
  }

  const publishSoon = gatherChanges({ ...options, publish, failure: 'changed boards could not be published' });
  return (id) => {
    changed.add(id);
    publishSoon();
  };
}
