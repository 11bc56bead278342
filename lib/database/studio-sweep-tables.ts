import { sql } from 'drizzle-orm';
import { jsonb, text, uuid } from 'drizzle-orm/pg-core';
import type { SweepAxis } from '../contract/studio/sweep.ts';
import { instant } from './instant.ts';
import { studioSchema } from './studio-schema.ts';

/** Sweeps: the axes of batches. The jobs of the cells are recorded in the same transaction. */
export const sweeps = studioSchema.table('sweeps', {
  /** The id of its batch. */
  id: uuid().primaryKey(),
  title: text().notNull(),
  across: jsonb().$type<SweepAxis>().notNull(),
  down: jsonb().$type<SweepAxis>(),
  /** The first job of each cell, row by row. */
  jobIds: jsonb('job_ids').$type<string[]>().notNull(),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
});
