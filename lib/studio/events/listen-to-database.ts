import { openDatabaseSession } from '../../database/open-session.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import type { Logger } from '../../logging/create-logger.ts';

/** Hears what any studio process changes, and holds the lock that shows this one to be alive. */
export interface DatabaseListener {
  /** Number of the advisory lock that this process holds; null while the connection is broken. */
  lock: () => number | null;
  /** Has somebody told when a job was made or changed, here or elsewhere. */
  onJob: (hear: (id: string) => void) => void;
  /** Has somebody told when a file was taken in or something was made of it (`media`), or when it went for good (`gone`). */
  onMedia: (hear: (change: 'media' | 'gone', id: string) => void) => void;
  /** Has somebody told when a session has ended. */
  onSessionEnd: (hear: (id: string) => void) => void;
  /** Has somebody told when changes may have been missed. */
  onGap: (hear: () => void) => void;
  close: () => Promise<void>;
}

/** Channel that the database's triggers speak on; the payload is the id of a changed job, `media:` or `gone:` and a file's, or `session:` and one's. */
const channel = 'studio_events';
/** First number of the pair that makes up the advisory lock of a living studio process. */
export const senderLockClass = 7_235_003;

/** Keeps one connection listening, and opens it again when it breaks. Waits for a database that is just starting. */
export async function listenToDatabase(options: { url: string; logger: Logger }): Promise<DatabaseListener> {
  const jobListeners = new Set<(id: string) => void>();
  const mediaListeners = new Set<(change: 'media' | 'gone', id: string) => void>();
  const sessionListeners = new Set<(id: string) => void>();
  const gapListeners = new Set<() => void>();
  let lock = 0;

  const session = await retryDatabase(() =>
    openDatabaseSession({
      ...options,
      name: 'easel studio session',
      channel,
      async onConnected(client) {
        // A new number each time: whoever looks at the old one sees that its holder is gone.
        lock = Math.floor(Math.random() * 2 ** 31);
        await client.query('select pg_advisory_lock($1, $2)', [senderLockClass, lock]);
      },
      onListening: () => {
        for (const hear of gapListeners) hear();
      },
      onNotification: (payload) => {
        const [, change, id] = /^(media|gone|session):(.+)$/.exec(payload) ?? [];
        if (id === undefined) for (const hear of jobListeners) hear(payload);
        else if (change === 'session') for (const hear of sessionListeners) hear(id);
        else for (const hear of mediaListeners) hear(change === 'gone' ? 'gone' : 'media', id);
      },
    }),
  );
  return {
    lock: () => (session.isConnected() ? lock : null),
    onJob: (hear) => void jobListeners.add(hear),
    onMedia: (hear) => void mediaListeners.add(hear),
    onSessionEnd: (hear) => void sessionListeners.add(hear),
    onGap: (hear) => void gapListeners.add(hear),
    close: session.close,
  };
}
