import { z } from 'zod';
import { isResource } from './repository-path.ts';
import { columnKinds, columnRoles, datasetFormats, tokenizationSchema } from './tokenization.ts';

/** Every state a fine-tune can be in. */
export const fineTuneStates = [
  'created',
  'tokenizing',
  'enqueued',
  'running',
  'completed',
  'stopped',
  'errored',
  'deployed',
] as const;

/** The training scripts, which decide how a dataset's rows are read. */
export const scriptTypes = [
  'text_generation',
  'text_chat_messages',
  'image_generation',
  'image_editing',
  'multi_image_editing',
  'image_to_text',
  'image_to_video',
  'text_to_video',
] as const;

const text = z.string().nullable();
const time = z.iso.datetime().nullable();

/**
 * A fine-tune as the service writes it. Times are ISO 8601 in UTC. The fields of training, credits and accounts
 * (`credits_used`, `gpu_model`, `gpu_count`, `queue_position`, `repository_id`, `deployed_model`, `created_by`) are
 * null in a service without these.
 */
export const fineTuneSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  display_name: text,
  description: text,
  base_model: z.string(),
  status: z.enum(fineTuneStates),
  error: text,
  credits_used: z.number().nullable(),
  gpu_model: text,
  gpu_count: z.int().nullable(),
  queue_position: z.int().nullable(),
  total_token_count: z.int().nonnegative().nullable(),
  training_params: z.record(z.string(), z.unknown()),
  use_lora: z.boolean(),
  /** The dataset: a file of the repository, as branch and path. */
  resource: z.object({ version: z.string(), path: z.string() }),
  script_type: z.enum(scriptTypes),
  repository_id: text,
  deployed_model: text,
  created_by: z.record(z.string(), z.unknown()).nullable(),
  inserted_at: time,
  /** The same as `inserted_at`, under the name of the hosted API's documentation. */
  created_at: time,
  updated_at: time,
  started_at: time,
  finished_at: time,
  /** The repository in its URL. An addition of this service, as are the next two. */
  repository: z.object({ namespace: z.string(), name: z.string() }),
  /** Progress of the current or last run, 0 to 1; null before the first. */
  progress: z.number().min(0).max(1).nullable(),
  /**
   * The result of tokenizing; null until it begins. The API has no state “tokenized”: such a fine-tune is `tokenizing`
   * with `finished_at` and `total_token_count` set, and ready for `run`.
   */
  tokenization: tokenizationSchema.nullable(),
});
export type FineTune = z.infer<typeof fineTuneSchema>;
export type FineTuneState = FineTune['status'];
export type ScriptType = FineTune['script_type'];

/** The wrapper every fine-tune answer comes in. */
export const fineTuneResponseSchema = z.object({
  fine_tune: fineTuneSchema,
  status: z.literal('success'),
  status_message: z.string(),
});

const page = {
  page_number: z.int(),
  page_size: z.int(),
  total_pages: z.int(),
  total_entries: z.int(),
  status: z.literal('success'),
  status_message: z.string(),
};

/**
 * A page of a repository's fine-tunes: `GET …/fine_tunes?page&page_size&search&status&sort`, sort one of `newest` (the default),
 * `oldest`, `name`, `updated`.
 */
export const fineTuneListSchema = z.object({ fine_tunes: z.array(fineTuneSchema), ...page });

/**
 * A fine-tune's log, oldest first: `GET …/fine_tunes/{id}/logs?after=N&limit=N`. `after` is the sequence of the last line that is
 * known, 0 for all; `limit` 1 to 1000 (200).
 */
export const fineTuneLogsSchema = z.object({
  logs: z.array(
    z.object({
      sequence: z.int(),
      at: z.iso.datetime(),
      level: z.enum(['info', 'warning', 'error']),
      message: z.string(),
    }),
  ),
  status: z.literal('success'),
  status_message: z.string(),
});

/** How far a fine-tune has come: `GET …/fine_tunes/{id}/train_status`. */
export const trainStatusSchema = z.object({
  fine_tune_id: z.uuid(),
  train_status: z.enum(fineTuneStates),
  progress: z.number().min(0).max(1).nullable(),
  error: text,
  started_at: time,
  finished_at: time,
  status: z.literal('success'),
  status_message: z.string(),
});

/** The checkpoints that training saved: `GET …/fine_tunes/{id}/checkpoints`. */
export const checkpointListSchema = z.object({
  fine_tune_id: z.uuid(),
  /** The branch of the dataset. A fine-tune's files are stored there. */
  branch: z.string(),
  /** Always empty here: a trainer gives back no checkpoints. */
  checkpoints: z.array(z.record(z.string(), z.unknown())),
  total_checkpoints: z.int(),
  status: z.literal('success'),
  status_message: z.string(),
});

/** The answer to `DELETE …/file/{branch}/{path}`. */
export const deletedSchema = z.object({ status: z.literal('success'), status_message: z.literal('resource_deleted') });

/** A file of a repository. */
const fileEntrySchema = z.object({
  branch: z.string(),
  path: z.string(),
  size: z.int().nonnegative(),
  content_type: z.string(),
  updated_at: z.iso.datetime(),
});

/** The answer to `PUT /api/repos/{ns}/{repo}/file/{branch}/{path}` (multipart, the part `file`). */
export const fileResponseSchema = z.object({
  entry: fileEntrySchema,
  status: z.literal('success'),
  status_message: z.string(),
});

/** A page of a branch's files by path: `GET /api/repos/{ns}/{repo}/files/{branch}?prefix&page&page_size`. */
export const fileListSchema = z.object({ entries: z.array(fileEntrySchema), ...page });

/**
 * A dataset's columns, read from its beginning: `GET /api/repos/{ns}/{repo}/dataset/{branch}/{path}`. A dataset that
 * cannot be read gets 400 with the reason, another format 415.
 */
export const datasetResponseSchema = z.object({
  dataset: z.object({
    format: z.enum(datasetFormats),
    size: z.int().nonnegative(),
    /** Known for Parquet alone; null otherwise. */
    rows: z.int().nonnegative().nullable(),
    /** The columns in their order, with the text of a first row, cut short. */
    columns: z.array(z.object({ name: z.string(), example: z.string().nullable() })),
    /** The script types whose columns are all there, the best match first, and which column plays which role. */
    suited: z.array(
      z.object({
        script_type: z.enum(scriptTypes),
        columns: z.array(z.object({ role: z.enum(columnRoles), name: z.string() })),
      }),
    ),
  }),
  status: z.literal('success'),
  status_message: z.string(),
});

/** What a fine-tune can be made with: `GET /api/ai/fine_tunes/options`. */
export const fineTuneOptionsSchema = z.object({
  script_types: z.array(
    z.object({
      id: z.enum(scriptTypes),
      display_name: z.string(),
      description: z.string(),
      /**
       * Alternative sets of columns: a dataset needs all of one set. A role's column has one of `names`, or the name
       * given in `columns`.
       */
      column_sets: z.array(
        z.array(
          z.object({
            role: z.enum(columnRoles),
            kind: z.enum(columnKinds),
            is_required: z.boolean(),
            names: z.array(z.string()),
          }),
        ),
      ),
      /** JSON Schema of `training_params`, in the dialect of the models' request schemas. */
      training_params_schema: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Base models by name, as suggestions: any other name is accepted too. */
  base_models: z.array(
    z.object({
      id: z.string(),
      display_name: z.string(),
      tokenizer: z.string(),
      is_exact: z.boolean(),
      /** Its maker, to group the models by. An addition of this service, as is the next one. */
      family: z.string().optional(),
      /** The script types that it suits. */
      script_types: z.array(z.enum(scriptTypes)).optional(),
    }),
  ),
  /** Whether this service trains fine-tunes; `actions/run` fails otherwise. */
  can_train: z.boolean(),
  status: z.literal('success'),
  status_message: z.string(),
});

/** The body that creates a fine-tune. `resource` is branch and path in one, as in `main/data.jsonl`. */
export const createFineTuneSchema = z.strictObject({
  resource: z
    .string()
    .regex(/^[^/]+\/.+$/, { error: 'enter branch and path, such as main/data.jsonl', abort: true })
    .refine(isResource, 'invalid path: separate names with single slashes, such as main/data.jsonl'),
  base_model: z.string().trim().min(1, 'enter a base model').max(255),
  script_type: z.enum(scriptTypes),
  name: z.string().trim().min(1, 'enter a name').max(255).optional(),
  display_name: z.string().max(255).optional(),
  description: z.string().max(4096).optional(),
  /** What the script takes; `columns` in it names columns by role, as in `{"columns":{"prompt":"caption"}}`. */
  training_params: z.record(z.string(), z.unknown()).optional(),
  use_lora: z.boolean().optional(),
});

/**
 * The body of `PATCH …/fine_tunes/{id}`. Names and description can change at any time; what tokenizing depends on only
 * in the state `created`, else 409.
 */
export const patchFineTuneSchema = createFineTuneSchema.partial().extend({
  display_name: z.string().max(255).nullable().optional(),
  description: z.string().max(4096).nullable().optional(),
});

const looseText = z.string().nullish().catch(null);

/** A fine-tune as the studio reads it from any service: its id may be a number, and its state any string. */
export const looseFineTuneSchema = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String).nullish().catch(null),
  name: looseText,
  display_name: looseText,
  base_model: looseText,
  status: looseText,
  error: looseText,
  total_token_count: z.number().nullish().catch(null),
  inserted_at: looseText,
  updated_at: looseText,
});
export type LooseFineTune = z.infer<typeof looseFineTuneSchema>;

/** The wrapped fine-tune as the studio reads it. */
export const looseFineTuneResponseSchema = z.looseObject({ fine_tune: looseFineTuneSchema });

/** A repository's fine-tunes as the studio reads them: invalid entries are left out. */
export const looseFineTuneListSchema = z.looseObject({
  fine_tunes: z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry) => {
      const fineTune = looseFineTuneSchema.safeParse(entry);
      return fineTune.success ? [fineTune.data] : [];
    }),
  ),
});
