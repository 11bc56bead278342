import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

/** A query builder bound to a pool, or to one transaction of it. */
export type Database = NodePgDatabase;

/** A query builder that knows the pool it is bound to. */
export type PooledDatabase = Database & { $client: Pool };

/** An open connection to PostgreSQL: the query builder, the pool below it, and how to close both. */
export interface DatabaseConnection {
  database: PooledDatabase;
  pool: Pool;
  close: () => Promise<void>;
}

/**
 * Opens a pool on a database. It connects at the first query, so a wrong address fails there.
 *
 * @param options.url a `postgresql://` address
 * @param options.maxConnections how many connections the pool may hold
 * @param options.idleTransactionMs after which PostgreSQL ends a transaction whose program sends nothing more, so that
 *   a frozen process holds no locks; without it, never
 * @param options.onError called for idle connections that break, as when the database restarts; the pool itself
 *   recovers
 */
export function connectDatabase(options: {
  url: string;
  maxConnections?: number;
  idleTransactionMs?: number;
  onError: (error: Error) => void;
}): DatabaseConnection {
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(options.idleTransactionMs === undefined
      ? {}
      : { idle_in_transaction_session_timeout: options.idleTransactionMs }),
  });
  pool.on('error', options.onError);
  // A connection in use reports its end through the query. Its `error` event needs a listener too, or it ends the
  // process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return { database: drizzle(pool), pool, close: () => pool.end() };
}
