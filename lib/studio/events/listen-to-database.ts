import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '../../logging/create-logger.ts';
import { failureLog } from '../failure-log.ts';

/** Hears what any studio process changes, and holds the lock that shows this one to be alive. */
export interface DatabaseListener {
  /** Number of the advisory lock that this process holds; null while the connection is broken. */
  lock: () => number | null;
  /** Has somebody told when a job was made or changed, here or elsewhere. */
  onJob: (hear: (id: string) => void) => void;
  /** Has somebody told when changes may have been missed. */
  onGap: (hear: () => void) => void;
  /** Resolves once the first connection listens. */
  ready: Promise<void>;
  close: () => Promise<void>;
}

/** Channel that the database's trigger speaks on; the payload is the id of a changed job. */
const channel = 'studio_events';
/** First number of the pair that makes up the advisory lock of a living studio process. */
export const senderLockClass = 7_235_003;

/** Keeps one connection listening, and opens it again when it breaks. */
export function listenToDatabase(options: { url: string; logger: Logger }): DatabaseListener {
  const jobListeners = new Set<(id: string) => void>();
  const gapListeners = new Set<() => void>();
  const stop = new AbortController();
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>();
  let lock: number | null = null;
  let wasConnected = false;

  async function listen(): Promise<void> {
    const client = new Client({ connectionString: options.url, keepAlive: true, connectionTimeoutMillis: 10_000 });
    const broken = new Promise<void>((resolve) => {
      // More than once: a connection that breaks may say so again when it is closed.
      client.on('error', () => resolve());
      client.once('end', () => resolve());
    });
    const stopped = new Promise<void>((resolve) => {
      stop.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload }) => {
      for (const hear of jobListeners) hear(payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      const number = Math.floor(Math.random() * 2 ** 31);
      await client.query('select pg_advisory_lock($1, $2)', [senderLockClass, number]);
      lock = number;
      setReady();
      if (wasConnected) for (const hear of gapListeners) hear();
      wasConnected = true;
      await Promise.race([broken, stopped]);
    } finally {
      lock = null;
      await client.end().catch(() => undefined);
    }
  }

  async function run(): Promise<void> {
    for (let pauseMs = 100; !stop.signal.aborted; pauseMs = Math.min(pauseMs * 2, 5_000)) {
      const startedAt = Date.now();
      await listen().catch((error: unknown) => options.logger.warn(failureLog(error), 'the database is out of reach'));
      if (Date.now() - startedAt > 10_000) pauseMs = 100;
      await wait(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    lock: () => lock,
    onJob: (hear) => void jobListeners.add(hear),
    onGap: (hear) => void gapListeners.add(hear),
    ready,
    close: async () => {
      stop.abort();
      await running;
    },
  };
}
