import { sql } from 'drizzle-orm';
import { generations } from '../../database/service-tables.ts';
import type { PooledDatabase } from '../../database/connect.ts';
import type { Metrics } from './create-metrics.ts';

/**
 * Adds gauges read from the database: queued and running generations, the age of the oldest queued one, and
 * connections.
 */
export function addQueueGauges(metrics: Metrics, database: PooledDatabase): void {
  const { mediaType, status, enqueuedAt } = generations;
  const open = sql`${generations} where ${status} in ('queued', 'processing')`;

  metrics.addGauge(
    'easel_generations',
    'Unfinished generations of the whole service, by state and kind.',
    ['status', 'media_type'],
    async () => {
      const { rows } = await database.execute<{ status: string; media_type: string; count: string }>(
        sql`select status, media_type, count(*) as count from ${open} group by status, media_type`,
      );
      return rows.map(({ count, ...labels }) => ({ labels, value: Number(count) }));
    },
  );
  metrics.addGauge(
    'easel_oldest_waiting_seconds',
    'Age of the oldest waiting generation of the whole service, by kind.',
    ['media_type'],
    async () => {
      const { rows } = await database.execute<{ media_type: string; seconds: string }>(
        sql`select ${mediaType} as media_type, extract(epoch from now() - min(${enqueuedAt})) as seconds
          from ${generations} where ${status} = 'queued' group by ${mediaType}`,
      );
      return rows.map(({ seconds, ...labels }) => ({ labels, value: Number(seconds) }));
    },
  );
  metrics.addGauge(
    'easel_database_connections',
    'Database connections of this process, and requests waiting for one.',
    ['state'],
    () => {
      const { totalCount, idleCount, waitingCount } = database.$client;
      return [
        { labels: { state: 'busy' }, value: totalCount - idleCount },
        { labels: { state: 'idle' }, value: idleCount },
        { labels: { state: 'waited_for' }, value: waitingCount },
      ];
    },
  );
}
