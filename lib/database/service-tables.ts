import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Tokenization } from '../contract/fine-tunes/tokenization.ts';
import { instant } from './instant.ts';

/** The media service's part of the database. */
export const serviceSchema = pgSchema('service');

/** A result file of a generation, in the service's storage. */
export interface StoredResult {
  storageKey: string;
  contentType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
}

/** Every accepted generation, of every call style. These rows are authoritative; the queue only carries ids. */
export const generations = serviceSchema.table(
  'generations',
  {
    id: uuid().primaryKey(),
    /** Name of the API key that submitted it; other keys do not see it. */
    owner: text().notNull(),
    /** Who among those who share that key, as the request named them; empty where it did not. */
    endUser: text('end_user').notNull().default(''),
    /** The id of the model, whatever alias was requested. */
    profile: text().notNull(),
    /** The identifier as requested. */
    modelName: text('model_name').notNull(),
    mediaType: text('media_type', { enum: ['image', 'video'] }).notNull(),
    /** Who works on it: `image` or `video` for the renderer, `engine/…` for an engine. Each lane has its own slots. */
    lane: text().notNull(),
    callStyle: text('call_style', { enum: ['queue', 'sync'] }).notNull(),
    /** The id of the HTTP request that submitted it, as in the logs. */
    requestId: text('request_id'),
    prompt: text(),
    /** The model's parameters as submitted; inline media are replaced by references to stored inputs. */
    parameters: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The parameters as records return them, inline media truncated. */
    echo: jsonb().$type<Record<string, unknown>>().notNull(),
    targetNamespace: text('target_namespace'),
    targetRepo: text('target_repo'),
    targetDirectory: text('target_directory'),
    status: text({ enum: ['queued', 'processing', 'succeeded', 'failed', 'cancelled'] }).notNull(),
    progress: real(),
    /** The number of the newest preview, counted from 1; null before the first one and after the end. */
    preview: integer(),
    /** Counts the workers that took it up. A worker may finish only the attempt it started: the fence. */
    attempt: integer().notNull().default(0),
    /** How many workers were lost while they rendered it; at the second loss, it fails. */
    losses: integer().notNull().default(0),
    /** The worker that renders it: the number of an advisory lock that this process holds while it lives. */
    worker: integer(),
    /** The id of the queue job that may claim it; an older job finds another id here and does nothing. */
    queueJobId: uuid('queue_job_id').notNull(),
    /** The seed: the request's, or a random one. */
    seed: bigint({ mode: 'number' }).notNull(),
    /** For an engine: the version of its model; null for the renderer. */
    engineModel: text('engine_model'),
    /** Our id of the latest attempt to send it to the engine, written before anything is sent. */
    engineKey: uuid('engine_key'),
    /** When that attempt was about to be sent; null again when it surely did not arrive. */
    engineSentAt: instant('engine_sent_at'),
    /** With what the engine knows it. */
    engineHandle: jsonb('engine_handle').$type<Record<string, unknown>>(),
    /** When the engine had surely nothing more to do for it. */
    engineClosedAt: instant('engine_closed_at'),
    /** How many requests it takes at the engine, sent one after another: its parts. */
    enginePartCount: integer('engine_part_count').notNull().default(1),
    /**
     * The handles of the parts that ended well, in order, and null for those that did not; empty until the first of
     * several has. Key, time and handle above are of the first part that did not.
     */
    engineParts: jsonb('engine_parts').$type<(Record<string, unknown> | null)[]>().notNull().default([]),
    /** Why it waits, as a sentence, such as an engine that does not answer. */
    waitingFor: text('waiting_for'),
    results: jsonb().$type<StoredResult[]>().notNull().default([]),
    /** When the results were removed from storage because they expired. */
    resultsRemovedAt: instant('results_removed_at'),
    errorMessage: text('error_message'),
    /** Code of the error, as in error bodies, and the fields with issues. */
    errorCode: text('error_code'),
    errorFields: jsonb('error_fields').$type<{ pointer: string; message: string }[]>().notNull().default([]),
    enqueuedAt: instant('enqueued_at')
      .notNull()
      .default(sql`now()`),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
  },
  (table) => [
    // The order must be the readers' order, or the index serves none of them: PostgreSQL sorts nulls first in
    // descending order.
    index('generations_by_owner').on(table.owner, table.enqueuedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('generations_open')
      .on(table.status)
      .where(sql`status in ('queued', 'processing')`),
    index('generations_by_job')
      .on(table.queueJobId)
      .where(sql`status in ('queued', 'processing')`),
    index('generations_waiting')
      .on(table.owner, table.lane, table.endUser, table.enqueuedAt, table.id)
      .where(sql`status = 'queued'`),
    index('generations_at_engines')
      .on(table.lane)
      .where(sql`(engine_sent_at is not null or engine_parts <> '[]') and engine_closed_at is null`),
    index('generations_completed')
      .on(table.owner, table.completedAt)
      .where(sql`status in ('succeeded', 'failed')`),
    index('generations_kept')
      .on(table.completedAt)
      .where(sql`status = 'succeeded' and results_removed_at is null`),
  ],
);

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer<ArrayBuffer> }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

/**
 * The newest image of each unfinished result. The table is unlogged: after a crash of the database it is empty, which
 * costs less than writing every preview twice.
 */
export const previews = serviceSchema.table('previews', {
  generation: uuid()
    .primaryKey()
    .references(() => generations.id, { onDelete: 'cascade' }),
  /** `preview` of the generation when it was written. */
  version: integer().notNull(),
  contentType: text('content_type', { enum: ['image/jpeg', 'image/png', 'image/webp'] }).notNull(),
  content: bytes().notNull(),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
});

/** When each owner, and each person of theirs, last got a slot of a lane: the next goes to who was served longest ago. */
export const turns = serviceSchema.table(
  'lane_turns',
  {
    owner: text().notNull(),
    lane: text().notNull(),
    endUser: text('end_user').notNull().default(''),
    servedAt: instant('served_at'),
  },
  (table) => [primaryKey({ columns: [table.owner, table.lane, table.endUser] })],
);

/** Inline media of requests, each stored once, by the SHA-256 of the bytes. */
export const inputs = serviceSchema.table('inputs', {
  hash: text().primaryKey(),
  bytes: bigint({ mode: 'number' }).notNull(),
  /** When a request last contained it. */
  usedAt: instant('used_at')
    .notNull()
    .default(sql`now()`),
});

/** Fine-tunes, each addressed by its id inside a repository. */
export const fineTunes = serviceSchema.table(
  'fine_tunes',
  {
    id: uuid().primaryKey(),
    owner: text().notNull(),
    namespace: text().notNull(),
    repository: text().notNull(),
    name: text().notNull(),
    displayName: text('display_name'),
    description: text(),
    baseModel: text('base_model').notNull(),
    status: text({
      enum: ['created', 'tokenizing', 'enqueued', 'running', 'completed', 'stopped', 'errored', 'deployed'],
    }).notNull(),
    error: text(),
    totalTokenCount: bigint('total_token_count', { mode: 'number' }),
    trainingParams: jsonb('training_params').$type<Record<string, unknown>>().notNull().default({}),
    useLora: boolean('use_lora').notNull().default(true),
    resourceVersion: text('resource_version').notNull(),
    resourcePath: text('resource_path').notNull(),
    scriptType: text('script_type').notNull(),
    progress: real(),
    tokenization: jsonb().$type<Tokenization>(),
    /** Counts the workers that took it up. A worker may write only the attempt it started: the fence. */
    attempt: integer().notNull().default(0),
    /** The worker that runs it: the number of an advisory lock that this process holds while it lives. */
    worker: integer(),
    insertedAt: instant('inserted_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('fine_tunes_by_repository').on(
      table.owner,
      table.namespace,
      table.repository,
      table.insertedAt.desc().nullsFirst(),
      table.id,
    ),
  ],
);

/** The log lines of fine-tunes. */
export const fineTuneLogs = serviceSchema.table(
  'fine_tune_logs',
  {
    sequence: bigserial({ mode: 'number' }).primaryKey(),
    fineTune: uuid('fine_tune')
      .notNull()
      .references(() => fineTunes.id, { onDelete: 'cascade' }),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
    level: text({ enum: ['info', 'warning', 'error'] }).notNull(),
    message: text().notNull(),
  },
  (table) => [index('fine_tune_logs_by_fine_tune').on(table.fineTune, table.sequence)],
);

/** Files of repositories, by branch and path; the bytes are in storage. */
export const repositoryFiles = serviceSchema.table(
  'repository_files',
  {
    id: uuid().primaryKey(),
    owner: text().notNull(),
    namespace: text().notNull(),
    repository: text().notNull(),
    branch: text().notNull(),
    path: text().notNull(),
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('repository_files_path').on(table.owner, table.namespace, table.repository, table.branch, table.path),
  ],
);

/** The models that each owner marked as favourites, by the marked names. */
export const favoriteModels = serviceSchema.table(
  'favorite_models',
  {
    owner: text().notNull(),
    model: text().notNull(),
    markedAt: instant('marked_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.owner, table.model] })],
);

/** Random values that all service processes of this database share: the key that signs media links. */
export const secrets = serviceSchema.table('secrets', { name: text().primaryKey(), value: text().notNull() });
