import { Client } from 'pg';
import type { Logger } from '../logging/create-logger.ts';

/** A lasting connection that listens, and reconnects automatically. */
export interface DatabaseSession {
  /** Whether it is connected now. */
  isConnected: () => boolean;
  close: () => Promise<void>;
}

const slowestRetryMs = 1000;
const checkEveryMs = 5000;

/**
 * Opens a connection outside any pool that listens on a channel while the program runs. After a loss, it reconnects
 * within about a second of the database being available.
 *
 * @param options.name the connection's name in PostgreSQL's lists
 * @param options.onConnected runs on each new connection before it listens, for session state such as advisory locks
 * @param options.onListening called each time it starts listening: earlier notifications are lost, so read the state
 *   again
 * @throws the error of the first attempt to connect; later attempts are repeated
 */
export async function openDatabaseSession(options: {
  url: string;
  name: string;
  channel: string;
  logger: Logger;
  onConnected: (client: Client) => Promise<void>;
  onListening: () => void;
  onNotification: (payload: string) => void;
}): Promise<DatabaseSession> {
  let current: Client | null = null;
  let isClosed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | null = null;

  function lose(client: Client, error: Error | null): void {
    if (client !== current) return;
    current = null;
    client.end().catch(() => undefined);
    if (isClosed) return;
    options.logger.warn({ reason: error?.message }, 'lost the database session');
    retryLater();
  }

  function retryLater(): void {
    const delayMs = Math.min(slowestRetryMs, 100 * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => void connect().catch(() => undefined), delayMs);
  }

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: options.url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: options.name,
    });
    try {
      client.on('error', (error) => lose(client, error));
      client.on('end', () => lose(client, null));
      client.on('notification', ({ payload }) => options.onNotification(payload ?? ''));
      await client.connect();
      await options.onConnected(client);
      await client.query(`listen ${options.channel}`);
      current = client;
      failures = 0;
      options.onListening();
    } catch (error) {
      client.end().catch(() => undefined);
      if (isClosed) return;
      if (failures === 0)
        options.logger.warn({ reason: (error as Error).message }, 'could not open a database session');
      retryLater();
      throw error;
    }
  }

  // The next query detects a connection that broke silently.
  const check = setInterval(() => {
    const client = current;
    if (client === null) return;
    const tooLate = setTimeout(() => lose(client, new Error('no answer')), checkEveryMs);
    client
      .query('select 1')
      .catch((error: Error) => lose(client, error))
      .finally(() => clearTimeout(tooLate));
  }, checkEveryMs);

  await connect().catch(async (error: unknown) => {
    isClosed = true;
    clearInterval(check);
    if (timer !== null) clearTimeout(timer);
    throw error;
  });

  return {
    isConnected: () => current !== null,
    async close() {
      isClosed = true;
      clearInterval(check);
      if (timer !== null) clearTimeout(timer);
      const client = current;
      current = null;
      await client?.end();
    },
  };
}
