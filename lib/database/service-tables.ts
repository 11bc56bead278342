import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
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

/** Every generation ever accepted, by whichever call style. The truth about it is here; the queue only carries ids. */
export const generations = serviceSchema.table(
  'generations',
  {
    id: uuid().primaryKey(),
    /** Name of the API key it was made with; other keys do not see it. */
    owner: text().notNull(),
    /** The id of the model that draws, whatever alias was asked for. */
    profile: text().notNull(),
    /** The identifier as asked for. */
    modelName: text('model_name').notNull(),
    mediaType: text('media_type', { enum: ['image', 'video'] }).notNull(),
    callStyle: text('call_style', { enum: ['queue', 'sync'] }).notNull(),
    /** The request that asked for it, as the logs name it. */
    requestId: text('request_id'),
    prompt: text(),
    /** The model's own parameters as submitted; media that came inside the request as a mark of what was stored. */
    parameters: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The parameters as records return them, inline media cut short. */
    echo: jsonb().$type<Record<string, unknown>>().notNull(),
    targetNamespace: text('target_namespace'),
    targetRepo: text('target_repo'),
    targetDirectory: text('target_directory'),
    status: text({ enum: ['queued', 'processing', 'succeeded', 'failed', 'cancelled'] }).notNull(),
    progress: real(),
    /** Counts the workers that took it up. A worker may finish only the attempt it started: the fence. */
    attempt: integer().notNull().default(0),
    /** How many workers were lost while they drew it; a second loss ends it as failed. */
    losses: integer().notNull().default(0),
    /** The worker that draws it: the number of an advisory lock held for as long as that process lives. */
    worker: integer(),
    /** The queue's job that may take it up; an older job finds its number gone and does nothing. */
    queueJobId: uuid('queue_job_id').notNull(),
    /** What decides everything that chance would, drawn when the request left it open. */
    seed: integer().notNull(),
    results: jsonb().$type<StoredResult[]>().notNull().default([]),
    /** When the results were taken out of storage because their time was over. */
    resultsRemovedAt: instant('results_removed_at'),
    errorMessage: text('error_message'),
    /** Code of the error, as the error bodies name it, and the fields it blames. */
    errorCode: text('error_code'),
    errorFields: jsonb('error_fields').$type<{ pointer: string; message: string }[]>().notNull().default([]),
    enqueuedAt: instant('enqueued_at')
      .notNull()
      .default(sql`now()`),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
  },
  (table) => [
    // As its readers order, or it serves none of them: PostgreSQL takes nulls first in a descending order.
    index('generations_by_owner').on(table.owner, table.enqueuedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('generations_open')
      .on(table.status)
      .where(sql`status in ('queued', 'processing')`),
    index('generations_by_job')
      .on(table.queueJobId)
      .where(sql`status in ('queued', 'processing')`),
    index('generations_waiting')
      .on(table.mediaType, table.owner, table.enqueuedAt, table.id)
      .where(sql`status = 'queued'`),
    index('generations_completed')
      .on(table.owner, table.completedAt)
      .where(sql`status in ('succeeded', 'failed')`),
    index('generations_kept')
      .on(table.completedAt)
      .where(sql`status = 'succeeded' and results_removed_at is null`),
  ],
);

/** When each owner was last given a slot, by kind: the next slot goes to the one served the longest ago. */
export const turns = serviceSchema.table(
  'turns',
  {
    owner: text().notNull(),
    mediaType: text('media_type', { enum: ['image', 'video'] }).notNull(),
    servedAt: instant('served_at'),
  },
  (table) => [primaryKey({ columns: [table.owner, table.mediaType] })],
);

/** Media that came inside requests, stored once each, by the SHA-256 of their bytes. */
export const inputs = serviceSchema.table('inputs', {
  hash: text().primaryKey(),
  bytes: bigint({ mode: 'number' }).notNull(),
  /** The last request that carried it. */
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
    /** The worker that is at it: the number of an advisory lock held for as long as that process lives. */
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

/** The models that each owner marked, by the names that were marked. */
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

/** Random values that every service process of this database shares: what signs media links. */
export const secrets = serviceSchema.table('secrets', { name: text().primaryKey(), value: text().notNull() });
