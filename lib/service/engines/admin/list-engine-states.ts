import { and, eq, gte, inArray, like, sql } from 'drizzle-orm';
import type { EngineState } from '../../../contract/engines.ts';
import type { Database } from '../../../database/connect.ts';
import { engines, engineSpending } from '../../../database/service-engine-tables.ts';
import { generations } from '../../../database/service-tables.ts';
import { listEngineModels } from '../../models/engine-models.ts';
import { findNamedModel } from '../../models/registry.ts';
import { engineLane } from '../../queue/lane.ts';

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** The unfinished generations of engines, by lane and status. */
async function countUnfinished(database: Database): Promise<(engine: string, status: string) => number> {
  const rows = await database
    .select({ lane: generations.lane, status: generations.status, count: sql<number>`count(*)::int` })
    .from(generations)
    .where(and(inArray(generations.status, ['queued', 'processing']), like(generations.lane, `${engineLane('')}%`)))
    .groupBy(generations.lane, generations.status);
  return (engine, status) => rows.find((row) => row.lane === engineLane(engine) && row.status === status)?.count ?? 0;
}

/** What was sent to engines today and in this month (UTC). */
async function sumSpending(database: Database): Promise<(engine: string) => EngineState['spent']> {
  const today = sql`(now() at time zone 'UTC')::date`;
  const ofToday = sql`filter (where ${engineSpending.day} = ${today})`;
  const rows = await database
    .select({
      engine: engineSpending.engine,
      sentToday: sql<number>`coalesce(sum(${engineSpending.sent}) ${ofToday}, 0)::int`,
      costToday: sql<number>`coalesce(sum(${engineSpending.cost}) ${ofToday}, 0)::float8`,
      sent: sql<number>`sum(${engineSpending.sent})::int`,
      cost: sql<number>`sum(${engineSpending.cost})::float8`,
    })
    .from(engineSpending)
    .where(gte(engineSpending.day, sql`date_trunc('month', ${today})::date`))
    .groupBy(engineSpending.engine);
  return (engine) => {
    const row = rows.find((candidate) => candidate.engine === engine);
    return {
      today: { sent: row?.sentToday ?? 0, cost: row?.costToday ?? 0 },
      month: { sent: row?.sent ?? 0, cost: row?.cost ?? 0 },
    };
  };
}

/**
 * The engines as the workers last saw them, by name.
 *
 * @param removable the names of those that the caller may remove
 */
export async function listEngineStates(database: Database, removable: readonly string[]): Promise<EngineState[]> {
  const [rows, models, countOf, spentAt] = await Promise.all([
    database.select().from(engines).orderBy(engines.name),
    listEngineModels(database),
    countUnfinished(database),
    sumSpending(database),
  ]);
  return rows.map(({ name, title, kind, software, state, reason, ...row }) => ({
    name,
    title,
    kind,
    software,
    state,
    reason,
    since: seconds(row.since),
    checked_at: seconds(row.checkedAt),
    concurrency: row.concurrency,
    is_paid: row.isPaid,
    max_per_day: row.maxPerDay,
    is_removable: removable.includes(name),
    models: models
      .filter(({ engine }) => engine.name === name)
      .map(({ id, displayName, mediaType, engine }) => ({
        id,
        title: displayName,
        media_type: mediaType,
        unavailable: engine.unavailable,
        is_bound: findNamedModel(id) !== null,
      })),
    running: countOf(name, 'processing'),
    waiting: countOf(name, 'queued'),
    spent: spentAt(name),
  }));
}

/** Whether an engine exists: one that a worker has seen. */
export async function isKnownEngine(database: Database, name: string): Promise<boolean> {
  return (await database.$count(engines, eq(engines.name, name))) > 0;
}
