import { sql } from 'drizzle-orm';
import { boolean, date, doublePrecision, index, integer, json, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { serviceSchema } from './service-tables.ts';

/** The engines of the settings, as the workers last saw them. */
export const engines = serviceSchema.table('engines', {
  name: text().primaryKey(),
  kind: text().notNull(),
  title: text().notNull(),
  /** Name and version of the program; null until it answered. */
  software: text(),
  state: text({ enum: ['ready', 'away'] }).notNull(),
  /** Why it is away, as a sentence. */
  reason: text(),
  /** Since when it is in this state. */
  since: instant('since').notNull(),
  checkedAt: instant('checked_at').notNull(),
  concurrency: integer().notNull(),
  isPaid: boolean('is_paid').notNull(),
  maxPerDay: integer('max_per_day'),
});

/** Which workers have which engines in their settings. */
export const engineWorkers = serviceSchema.table(
  'engine_workers',
  {
    engine: text().notNull(),
    /** The number of the lock that shows that the worker is alive. */
    worker: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.engine, table.worker] })],
);

/** The models of engines, in every version that a generation still needs. */
export const engineModels = serviceSchema.table(
  'engine_models',
  {
    /** SHA-256 of everything that a request depends on. */
    version: text().primaryKey(),
    engine: text().notNull(),
    id: text().notNull(),
    /** The place in lists. */
    position: integer().notNull(),
    /** The model as the catalogue shows it. Not `jsonb`, which sorts the properties of its schema. */
    definition: json().$type<Record<string, unknown>>().notNull(),
    /** How its parameters become the engine's request. */
    plan: json().$type<Record<string, unknown>>().notNull(),
    unavailable: text(),
    /** Whether requests are accepted for this version. */
    isCurrent: boolean('is_current').notNull(),
  },
  (table) => [
    index('engine_models_current')
      .on(table.engine)
      .where(sql`is_current`),
  ],
);

/** What was sent to each engine, by model and day (UTC). */
export const engineSpending = serviceSchema.table(
  'engine_spending',
  {
    engine: text().notNull(),
    model: text().notNull(),
    day: date().notNull(),
    sent: integer().notNull().default(0),
    /** US dollars, by the prices in force when it was sent. */
    cost: doublePrecision().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.engine, table.model, table.day] })],
);
