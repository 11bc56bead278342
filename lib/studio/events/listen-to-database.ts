import { openDatabaseSession } from '../../database/open-session.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import type { Logger } from '../../logging/create-logger.ts';

/**
 * Listens to the changes of every studio process, and holds the advisory lock that shows that this process is alive.
 */
export interface DatabaseListener {
  /** Number of the advisory lock that this process holds; null while the connection is broken. */
  lock: () => number | null;
  /** Calls a listener when a job was created or changed, by any process. */
  onJob: (listener: (id: string) => void) => void;
  /** Calls a listener when a file was added or updated (`media`) or removed (`gone`). */
  onMedia: (listener: (change: 'media' | 'gone', id: string) => void) => void;
  /** Calls a listener when a session has ended. */
  onSessionEnd: (listener: (id: string) => void) => void;
  /** Calls a listener when the queue was paused or resumed, by any process. */
  onQueue: (listener: () => void) => void;
  /** Calls a listener when a board was changed, what is on it, or what people said of that, by any process. */
  onBoard: (listener: (id: string) => void) => void;
  /** Calls a listener when changes may have been missed. */
  onGap: (listener: () => void) => void;
  close: () => Promise<void>;
}

/**
 * Channel that the database's triggers notify. The payload is the id of a changed job, `queue:all`, or `media:`,
 * `gone:`, `session:` or `board:` followed by an id.
 */
const channel = 'studio_events';
/** First key of the advisory lock that a living studio process holds. */
export const senderLockClass = 7_235_003;

/** Listens on one connection, and reconnects when it breaks. Waits for a database that is just starting. */
export async function listenToDatabase(options: { url: string; logger: Logger }): Promise<DatabaseListener> {
  const jobListeners = new Set<(id: string) => void>();
  const mediaListeners = new Set<(change: 'media' | 'gone', id: string) => void>();
  const sessionListeners = new Set<(id: string) => void>();
  const queueListeners = new Set<() => void>();
  const boardListeners = new Set<(id: string) => void>();
  const gapListeners = new Set<() => void>();
  let lock = 0;

  const session = await retryDatabase(() =>
    openDatabaseSession({
      ...options,
      name: 'easel studio session',
      channel,
      async onConnected(client) {
        // A new number each time, so that the old one shows that its holder is gone.
        lock = Math.floor(Math.random() * 2 ** 31);
        await client.query('select pg_advisory_lock($1, $2)', [senderLockClass, lock]);
      },
      onListening: () => {
        for (const listener of gapListeners) listener();
      },
      onNotification: (payload) => {
        const [, change, id] = /^(media|gone|session|queue|board):(.+)$/.exec(payload) ?? [];
        if (id === undefined) for (const listener of jobListeners) listener(payload);
        else if (change === 'session') for (const listener of sessionListeners) listener(id);
        else if (change === 'board') for (const listener of boardListeners) listener(id);
        else if (change === 'queue') for (const listener of queueListeners) listener();
        else for (const listener of mediaListeners) listener(change === 'gone' ? 'gone' : 'media', id);
      },
    }),
  );
  return {
    lock: () => (session.isConnected() ? lock : null),
    onJob: (listener) => void jobListeners.add(listener),
    onMedia: (listener) => void mediaListeners.add(listener),
    onSessionEnd: (listener) => void sessionListeners.add(listener),
    onQueue: (listener) => void queueListeners.add(listener),
    onBoard: (listener) => void boardListeners.add(listener),
    onGap: (listener) => void gapListeners.add(listener),
    close: session.close,
  };
}
