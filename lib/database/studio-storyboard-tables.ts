import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, real, text, uuid } from 'drizzle-orm/pg-core';
import type { StoryboardContent, StoryboardInput } from '../contract/studio/storyboard.ts';
import { instant } from './instant.ts';
import { ownerId } from './owner-id.ts';
import { studioSchema } from './studio-schema.ts';
import { jobs, media } from './studio-tables.ts';

/** Storyboards: what a person wrote, in one value, because it is stored as a whole. */
export const storyboards = studioSchema.table(
  'storyboards',
  {
    id: uuid().primaryKey(),
    /** Raised by each change: a change of an older revision is refused. */
    revision: integer().notNull(),
    content: jsonb().$type<StoryboardContent>().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
    /** When it was deleted; it can be restored. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('storyboards_newest')
      .on(table.updatedAt.desc().nullsFirst())
      .where(sql`deleted_at is null`),
  ],
);

/** Attempts at shots and their first frames. A waiting one is sent as a job once its inputs are there. */
export const storyboardTakes = studioSchema.table(
  'storyboard_takes',
  {
    id: uuid().primaryKey(),
    storyboardId: uuid('storyboard_id')
      .notNull()
      .references(() => storyboards.id, { onDelete: 'cascade' }),
    /** Who asked for it: its job is theirs. */
    ownerId: ownerId(),
    shotId: uuid('shot_id').notNull(),
    purpose: text({ enum: ['shot', 'frame'] }).notNull(),
    state: text({ enum: ['waiting', 'sent', 'failed', 'cancelled'] }).notNull(),
    /** The request, without the inputs that it waits for. */
    request: jsonb().$type<Record<string, unknown>>().notNull(),
    inputs: jsonb().$type<StoryboardInput[]>().notNull().default([]),
    /** Shared by the takes of one press. */
    batchId: uuid('batch_id').notNull(),
    /** What its job will cost by the price of its model, in millionths of a US dollar; null without a published price. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    /** Its job: the newest retry, if the first one did not succeed. */
    jobId: uuid('job_id').references(() => jobs.id),
    /** Why it failed; of a waiting one, why it could not be sent yet. */
    message: text(),
    /** The order of the presses. */
    turn: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('storyboard_takes_of').on(table.storyboardId, table.turn),
    index('storyboard_takes_of_job').on(table.jobId),
    index('storyboard_takes_waiting')
      .on(table.turn)
      .where(sql`state = 'waiting'`),
  ],
);

/** Videos of whole storyboards, being written or finished. */
export const storyboardExports = studioSchema.table(
  'storyboard_exports',
  {
    id: uuid().primaryKey(),
    storyboardId: uuid('storyboard_id')
      .notNull()
      .references(() => storyboards.id, { onDelete: 'cascade' }),
    /** Who asked for it: the video is theirs. */
    ownerId: ownerId(),
    state: text({ enum: ['running', 'done', 'failed', 'cancelled'] }).notNull(),
    progress: real().notNull().default(0),
    message: text(),
    mediaId: uuid('media_id').references(() => media.id, { onDelete: 'set null' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** While it runs, its process keeps raising this. */
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('storyboard_exports_of').on(table.storyboardId, table.createdAt)],
);
