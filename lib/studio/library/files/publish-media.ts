import { inArray } from 'drizzle-orm';
import { studioEventNames } from '../../../contract/studio/studio-events.ts';
import type { Database } from '../../../database/connect.ts';
import { media } from '../../../database/studio-tables.ts';
import type { Logger } from '../../../logging/create-logger.ts';
import { toStudioMedia, withUnfinished } from './media-rows.ts';
import type { EventHub } from '../../events/create-event-hub.ts';
import { gatherChanges, takeBatch } from '../../events/gather-changes.ts';

/** Sends changed files to browsers. */
export interface MediaPublisher {
  /** Records a change; several changes of one file within a moment become one event with the latest state. */
  note: (change: 'media' | 'gone', id: string) => void;
}

/** Creates the publisher, which sends changed files and the ids of removed ones on the stream. */
export function createMediaPublisher(options: { database: Database; hub: EventHub; logger: Logger }): MediaPublisher {
  const { database, hub } = options;
  const changes = { media: new Set<string>(), gone: new Set<string>() };

  async function publish(): Promise<void> {
    while (changes.gone.size > 0) {
      hub.publish(studioEventNames.mediaRemoved, JSON.stringify({ ids: takeBatch(changes.gone) }));
    }
    while (changes.media.size > 0) {
      const rows = await database
        .select()
        .from(media)
        .where(inArray(media.id, takeBatch(changes.media)));
      for (const row of await withUnfinished(database, rows)) {
        hub.publish(studioEventNames.media, JSON.stringify(toStudioMedia(row)));
      }
    }
  }

  const publishSoon = gatherChanges({ ...options, publish, failure: 'changed files could not be read' });
  return {
    note(change, id) {
      changes[change].add(id);
      publishSoon();
    },
  };
}
