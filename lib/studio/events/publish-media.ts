import { inArray } from 'drizzle-orm';
import { studioEventNames } from '../../contract/studio/studio-events.ts';
import type { Database } from '../../database/connect.ts';
import { media } from '../../database/studio-tables.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';
import { toStudioMedia } from '../media/media-rows.ts';
import { withUnfinished } from '../media/read-unfinished.ts';
import type { EventHub } from './create-event-hub.ts';

/** Tells browsers of changed files. */
export interface MediaPublisher {
  /** Notes a change; several of one file within an instant are told once, as it stands then. */
  note: (change: 'media' | 'gone', id: string) => void;
}

const gatherMs = 20;
const mostAtOnce = 100;

function take(set: Set<string>): string[] {
  const ids = [...set].slice(0, mostAtOnce);
  for (const id of ids) set.delete(id);
  return ids;
}

/** Reads changed files together and puts them on the stream. */
export function createMediaPublisher(options: { database: Database; hub: EventHub; logger: Logger }): MediaPublisher {
  const { database, hub, logger } = options;
  const changes = { media: new Set<string>(), gone: new Set<string>() };
  let isPublishing = false;

  async function publish(): Promise<void> {
    while (changes.gone.size > 0) {
      hub.publish(studioEventNames.mediaRemoved, JSON.stringify({ ids: take(changes.gone) }));
    }
    while (changes.media.size > 0) {
      const rows = await database
        .select()
        .from(media)
        .where(inArray(media.id, take(changes.media)));
      for (const row of await withUnfinished(database, rows)) {
        hub.publish(studioEventNames.media, JSON.stringify(toStudioMedia(row)));
      }
    }
  }

  async function gather(): Promise<void> {
    try {
      await publish();
    } catch (error) {
      logger.warn({ error: describeError(error) }, 'changed files could not be read');
      hub.publish(studioEventNames.resync, '{}');
    } finally {
      isPublishing = false;
    }
  }

  return {
    note(change, id) {
      changes[change].add(id);
      if (isPublishing) return;
      isPublishing = true;
      setTimeout(() => void gather(), gatherMs);
    },
  };
}
