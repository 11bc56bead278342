import { sql } from 'drizzle-orm';
import { bigint, index, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { limitKinds } from '../contract/studio/limit-kinds.ts';
import { roles } from '../contract/studio/permissions.ts';
import { instant } from './instant.ts';
import { ownerId } from './owner-id.ts';
import { people } from './studio-people-tables.ts';
import { studioSchema } from './studio-schema.ts';

/** The limits of roles. A kind without a row has no limit. Money is in millionths of a US dollar. */
export const roleLimits = studioSchema.table(
  'role_limits',
  {
    role: text({ enum: roles }).notNull(),
    kind: text({ enum: limitKinds }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.kind] })],
);

/** The limits of people, which replace those of their roles. */
export const personLimits = studioSchema.table(
  'person_limits',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text({ enum: limitKinds }).notNull(),
    /** Null: no limit, whatever the role has. */
    amount: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind] })],
);

/**
 * Generations by the synchronous endpoints, which are no jobs: their results go to whoever asks. They count for limits
 * and usage.
 */
export const directGenerations = studioSchema.table(
  'direct_generations',
  {
    id: uuid().primaryKey(),
    ownerId: ownerId(),
    model: text().notNull(),
    modelName: text('model_name'),
    /** `unknown`: there was no answer, so it may have been generated. */
    state: text({ enum: ['running', 'succeeded', 'failed', 'unknown'] }).notNull(),
    /** What it costs by the price of the model, in millionths of a US dollar; null without a published price. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    seconds: real(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('direct_generations_owner').on(table.ownerId, table.createdAt),
    index('direct_generations_newest').on(table.createdAt),
  ],
);
