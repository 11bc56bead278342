import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSchema,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** The studio's part of the database: its memory of what was asked for, and what came of it. */
export const studioSchema = pgSchema('studio');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What went wrong with a job, in the words shown to people. */
export interface StoredJobError {
  message: string;
  code: string | null;
  fields: { pointer: string; message: string }[];
}

/** One press of the button: recorded before anything is sent, so that its outcome can always be told. */
export const submissions = studioSchema.table('submissions', {
  id: uuid().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** SHA-256 of the canonical body: the same key with another body is refused. */
  requestHash: text('request_hash').notNull(),
  request: jsonb().$type<Record<string, unknown>>().notNull(),
  state: text({ enum: ['recorded', 'sending', 'accepted', 'refused', 'unconfirmed'] }).notNull(),
  /** The upstream's answer, given again to whoever repeats the key. */
  responseStatus: integer('response_status'),
  responseBody: jsonb('response_body').$type<unknown>(),
  /** Who sends it: the number of an advisory lock that the sending process holds for as long as it lives. */
  sender: integer(),
  /** How often it was tried; only tries that surely made nothing are followed by another. */
  sendAttempts: integer('send_attempts').notNull().default(0),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  sentAt: instant('sent_at'),
  answeredAt: instant('answered_at'),
});

/** One generation that a submission asked for, followed to its end and kept. */
export const jobs = studioSchema.table(
  'jobs',
  {
    id: uuid().primaryKey(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id),
    /** Which of the submission's generations this is, from 0. */
    position: integer().notNull().default(0),
    generationId: text('generation_id'),
    model: text().notNull(),
    modelName: text('model_name'),
    mediaType: text('media_type', { enum: ['image', 'video'] }),
    prompt: text(),
    status: text({
      enum: ['sending', 'unconfirmed', 'queued', 'processing', 'keeping', 'succeeded', 'failed', 'cancelled'],
    }).notNull(),
    /** The upstream's own word for the status, when nobody here knows it. */
    upstreamStatus: text('upstream_status'),
    /** What the studio itself has to say of a job under way, as a sentence. */
    note: text(),
    progress: real(),
    error: jsonb().$type<StoredJobError>(),
    /** Addresses the upstream gave for the results, to be copied. */
    resultUrls: jsonb('result_urls').$type<string[]>().notNull().default([]),
    /** When to look at it next, and how many looks in a row failed. */
    nextCheckAt: instant('next_check_at')
      .notNull()
      .default(sql`now()`),
    failedChecks: integer('failed_checks').notNull().default(0),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
  },
  (table) => [
    uniqueIndex('jobs_generation').on(table.generationId),
    uniqueIndex('jobs_of_submission').on(table.submissionId, table.position),
    // As `order by … desc` sorts, so that the index gives a page of jobs as it is.
    index('jobs_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('jobs_due')
      .on(table.nextCheckAt)
      .where(sql`status in ('sending', 'unconfirmed', 'queued', 'processing', 'keeping')`),
  ],
);

/** Files the studio keeps: what people uploaded, and what models made. */
export const media = studioSchema.table(
  'media',
  {
    id: uuid().primaryKey(),
    origin: text({ enum: ['upload', 'result'] }).notNull(),
    jobId: uuid('job_id').references(() => jobs.id),
    /** Which of the job's results this is, from 0. */
    position: integer().notNull().default(0),
    kind: text({ enum: ['image', 'video', 'audio'] }).notNull(),
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    storageKey: text('storage_key').notNull(),
    thumbnailKey: text('thumbnail_key'),
    previewKey: text('preview_key'),
    width: integer(),
    height: integer(),
    durationSeconds: doublePrecision('duration_seconds'),
    codec: text(),
    dynamicRange: text('dynamic_range', { enum: ['pq', 'hlg'] }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [uniqueIndex('media_of_job').on(table.jobId, table.position), index('media_by_hash').on(table.sha256)],
);

/** Random values that every studio process of this database shares: what signs sessions and media addresses. */
export const secrets = studioSchema.table('secrets', { name: text().primaryKey(), value: text().notNull() });

/** What was in the form of a model, under a name: so that it is there in every browser. */
export const presets = studioSchema.table(
  'presets',
  {
    id: uuid().primaryKey(),
    model: text().notNull(),
    name: text().notNull(),
    /** The name as far as it tells presets apart: two that differ in case or space alone are one. */
    nameKey: text('name_key').notNull(),
    /** As typed, with what the form remembers beside. */
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [uniqueIndex('presets_name').on(table.model, table.nameKey)],
);
