import { sql } from 'drizzle-orm';
import { generations } from '../../database/service-tables.ts';
import type { PooledDatabase } from '../../database/connect.ts';
import { engineOfLane, isAtEngine } from '../queue/lane.ts';
import type { Metrics } from './create-metrics.ts';

/** The labels of a lane: its engine has one, the renderer none. */
function labelsOf(row: { lane: string; media_type: string }): Record<string, string> {
  return { media_type: row.media_type, ...(isAtEngine(row) ? { engine: engineOfLane(row.lane) } : {}) };
}

/**
 * Adds gauges read from the database: queued and running generations, the age of the oldest queued one, and
 * connections.
 */
export function addQueueGauges(metrics: Metrics, database: PooledDatabase): void {
  const { mediaType, status, lane, enqueuedAt } = generations;
  const open = sql`${generations} where ${status} in ('queued', 'processing')`;

  metrics.addGauge(
    'easel_generations',
    'Unfinished generations of the whole service, by state, kind and, where one works on them, engine.',
    ['status', 'media_type', 'engine'],
    async () => {
      const { rows } = await database.execute<{ status: string; media_type: string; lane: string; count: string }>(
        sql`select status, media_type, lane, count(*) as count from ${open} group by status, media_type, lane`,
      );
      return rows.map((row) => ({ labels: { status: row.status, ...labelsOf(row) }, value: Number(row.count) }));
    },
  );
  metrics.addGauge(
    'easel_oldest_waiting_seconds',
    'Age of the oldest waiting generation of the whole service, by kind and, where one works on it, engine.',
    ['media_type', 'engine'],
    async () => {
      const { rows } = await database.execute<{ media_type: string; lane: string; seconds: string }>(
        sql`select ${mediaType} as media_type, lane, extract(epoch from now() - min(${enqueuedAt})) as seconds
          from ${generations} where ${status} = 'queued' group by ${mediaType}, ${lane}`,
      );
      return rows.map((row) => ({ labels: labelsOf(row), value: Number(row.seconds) }));
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
