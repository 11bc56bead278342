import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EmbeddedSettings } from '../contract/embedded-settings.ts';
import type { MediaDetails } from '../contract/media-facts.ts';
import { studioJobStatuses } from '../contract/studio/studio-job-status.ts';
import type { StudioMediaStrip } from '../contract/studio/studio-media.ts';
import { instant } from './instant.ts';
import { ownerId } from './owner-id.ts';
import { studioSchema } from './studio-schema.ts';

/** What went wrong with a job, as shown to users. */
export interface StoredJobError {
  message: string;
  code: string | null;
  fields: { pointer: string; message: string }[];
}

/** How a generation ended, as an event said. */
export interface AnnouncedEnd {
  status: 'succeeded' | 'failed';
  url: string | null;
  error: string | null;
}

/** A request that a user submitted: recorded before anything is sent, so that its outcome is never lost. */
export const submissions = studioSchema.table(
  'submissions',
  {
    id: uuid().primaryKey(),
    /** Who submitted it: its jobs and their results are theirs. */
    ownerId: ownerId(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Shared by all submissions of one press, as to several models; null for a single submission. */
    batchId: uuid('batch_id'),
    /** SHA-256 of the canonical body: the same key with another body is rejected. */
    requestHash: text('request_hash').notNull(),
    request: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: ['recorded', 'sending', 'accepted', 'refused', 'unconfirmed'] }).notNull(),
    /** The upstream's response, returned again for the same key. */
    responseStatus: integer('response_status'),
    responseBody: jsonb('response_body').$type<unknown>(),
    /** The process that sends it: the number of an advisory lock that this process holds while it lives. */
    sender: integer(),
    /** How often it was sent; it is sent again only after attempts that surely created nothing. */
    sendAttempts: integer('send_attempts').notNull().default(0),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    sentAt: instant('sent_at'),
    answeredAt: instant('answered_at'),
    /** Position in the queue of unsent submissions; smaller ones first. */
    turn: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    /** Since when it is on hold; null when it is not. */
    heldAt: instant('held_at'),
    /** Until when its cancellation can be undone: it is held until then, and cancelled at that time. */
    cancelAt: instant('cancel_at'),
    /** The earliest time to send it, after the media service asked for a pause. */
    sendAfter: instant('send_after'),
    /** The job that this submission retries. */
    retryOf: uuid('retry_of'),
  },
  (table) => [
    index('submissions_line')
      .on(table.turn)
      .where(sql`state = 'recorded'`),
    // A page of a person's jobs is read in its order.
    index('submissions_owner').on(table.ownerId, table.createdAt.desc().nullsFirst()),
    index('submissions_sent').on(table.ownerId, table.sentAt),
    index('submissions_line_of')
      .on(table.ownerId, table.turn)
      .where(sql`state = 'recorded'`),
    index('submissions_newest').on(table.createdAt.desc().nullsFirst()),
    index('submissions_settings').using('gin', table.request.op('jsonb_path_ops')),
    index('submissions_cancelling')
      .on(table.cancelAt)
      .where(sql`cancel_at is not null and state = 'recorded'`),
    index('submissions_retrying')
      .on(table.retryOf)
      .where(sql`retry_of is not null`),
    index('submissions_batch')
      .on(table.batchId)
      .where(sql`batch_id is not null`),
  ],
);

/** The studio's queue is paused while the row `all` exists. A trigger notifies every studio process. */
export const queuePauses = studioSchema.table('queue_pauses', {
  scope: text({ enum: ['all'] }).primaryKey(),
  pausedAt: instant('paused_at')
    .notNull()
    .default(sql`now()`),
});

/** One generation that a submission asked for, followed to its end, its results stored. */
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
    /** The name of the engine that generates for the model; null for the service itself, and while it is unknown. */
    engine: text(),
    mediaType: text('media_type', { enum: ['image', 'video'] }),
    prompt: text(),
    status: text({ enum: studioJobStatuses }).notNull(),
    /** The upstream's own status, when it is unknown here. */
    upstreamStatus: text('upstream_status'),
    /** A sentence of the studio about an active job. */
    note: text(),
    progress: real(),
    /** The number of the newest preview at the upstream; null without one, and after the end. */
    preview: integer(),
    error: jsonb().$type<StoredJobError>(),
    /** Addresses of the results at the upstream, to be copied. */
    resultUrls: jsonb('result_urls').$type<string[]>().notNull().default([]),
    /** The random seed, in decimal digits, of the record or else the request; null while unknown. */
    seed: text(),
    /** Seeds of the single results, in the order of their addresses, where the record has them. */
    resultSeeds: jsonb('result_seeds').$type<(string | null)[]>().notNull().default([]),
    /** Whether the record of the finished generation was read for its seed. */
    isSeedRead: boolean('is_seed_read').notNull().default(false),
    /** When to check it next, and how many checks in a row failed. */
    nextCheckAt: instant('next_check_at')
      .notNull()
      .default(sql`now()`),
    failedChecks: integer('failed_checks').notNull().default(0),
    /** The process that follows it: the number of the advisory lock that this process holds while it lives. */
    attendant: integer(),
    /** Until when the lease of that process lasts, whether the process lives or not. */
    attendedUntil: instant('attended_until'),
    /** How many hints made it due: if the count grows during a check, the job is checked again. */
    hints: integer().notNull().default(0),
    /** An end that an event reported; used only when the record cannot be read. */
    announcedEnd: jsonb('told_end').$type<AnnouncedEnd>(),
    /** The traits of a request that determine its duration: runs with the same traits take about as long. */
    settingsGroup: text('settings_group').notNull().default(''),
    /** How long the media service worked on it, once it has finished. */
    runSeconds: real('run_seconds'),
    /** The service's note about what rendered the results; null where its record has none. */
    rendererNote: text('renderer_note'),
    /**
     * What it costs, in millionths of a US dollar: by the price of its model, from the end on what the record says, if it
     * does. Null where the service publishes no price, and while the model is unknown.
     */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    /** Whether the media service said what it costs. */
    isCostReported: boolean('is_cost_reported').notNull().default(false),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** When the media service accepted it. */
    queuedAt: instant('queued_at'),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
  },
  (table) => [
    uniqueIndex('jobs_generation').on(table.generationId),
    uniqueIndex('jobs_of_submission').on(table.submissionId, table.position),
    // Sorted as `order by … desc`, so that a page of jobs is read in index order.
    index('jobs_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('jobs_due')
      .on(table.nextCheckAt)
      .where(sql`status in ('waiting', 'sending', 'unconfirmed', 'queued', 'processing', 'keeping')`),
    // The lanes of the queue are read from it alone.
    index('jobs_waiting')
      .on(table.engine, table.mediaType)
      .where(sql`status = 'waiting' and position = 0`),
    index('jobs_in_flight')
      .on(table.submissionId)
      .where(sql`status in ('sending', 'queued', 'processing')`),
    index('jobs_run_times')
      .on(table.model, table.settingsGroup, table.completedAt.desc().nullsFirst())
      .where(sql`run_seconds is not null`),
    index('jobs_by_model').on(table.model, table.createdAt),
    index('jobs_latest_runs')
      .on(table.model, table.completedAt.desc().nullsLast())
      .where(sql`run_seconds is not null and status = 'succeeded'`),
    index('jobs_seed_unread')
      .on(table.createdAt)
      .where(sql`status = 'succeeded' and not is_seed_read`),
  ],
);

/** Files the studio stores: uploads and results. */
export const media = studioSchema.table(
  'media',
  {
    id: uuid().primaryKey(),
    origin: text({ enum: ['upload', 'result'] }).notNull(),
    /** Who uploaded it, or submitted the request whose result it is. */
    ownerId: ownerId(),
    jobId: uuid('job_id').references(() => jobs.id),
    /** Which of the job's results this is, from 0. */
    position: integer().notNull().default(0),
    /** The seed of a result: its own where the service reports one, else its job's; in decimal digits. */
    seed: text(),
    kind: text({ enum: ['image', 'video', 'audio'] }).notNull(),
    name: text().notNull(),
    /** What a result without a prompt is called in the library, after the file that it was made of; null otherwise. */
    title: text(),
    /** The names, without extension, under which the same bytes were uploaded again. */
    otherNames: text('other_names')
      .array()
      .notNull()
      .default(sql`'{}'`),
    contentType: text('content_type').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    storageKey: text('storage_key').notNull(),
    thumbnailKey: text('thumbnail_key'),
    posterKey: text('poster_key'),
    stripKey: text('strip_key'),
    /** How the tiles of the strip lie. */
    strip: jsonb().$type<Omit<StudioMediaStrip, 'spriteUrl'>>(),
    waveformKey: text('waveform_key'),
    previewKey: text('preview_key'),
    width: integer(),
    height: integer(),
    durationSeconds: doublePrecision('duration_seconds'),
    codec: text(),
    dynamicRange: text('dynamic_range', { enum: ['pq', 'hlg'] }),
    details: jsonb().$type<MediaDetails>(),
    /** The settings that a program wrote into the file; null without any. */
    embedded: jsonb().$type<EmbeddedSettings>(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('media_of_job').on(table.jobId, table.position),
    index('media_by_hash').on(table.sha256),
    // The storage that a person uses is read from it alone.
    index('media_owner').on(table.ownerId, table.bytes),
    index('media_by_seed')
      .on(table.seed)
      .where(sql`seed is not null`),
  ],
);

/**
 * Pending work on files: making their posters and previews, and removing the stored bytes of deleted ones, which is why
 * there is no foreign key to the file. Finished work has no row.
 */
export const mediaWork = studioSchema.table(
  'media_work',
  {
    mediaId: uuid('media_id').notNull(),
    step: text({ enum: ['thumbnail', 'waveform', 'strip', 'preview', 'look', 'settings', 'removal'] }).notNull(),
    /** Failed attempts. */
    attempts: integer().notNull().default(0),
    /** The next attempt; the worker that runs one keeps postponing this. Null: failed until a user retries it. */
    nextAttemptAt: instant('next_attempt_at').default(sql`now()`),
    message: text(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.step] }),
    index('media_work_due')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
  ],
);

/**
 * Random values that all studio processes of this database share: keys that sign media addresses and the cookies of
 * browsers that have logged in.
 */
export const secrets = studioSchema.table('secrets', { name: text().primaryKey(), value: text().notNull() });
