import { z } from 'zod';

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

/** What a dataset's rows mean to the training script. */
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
 * A fine-tune as the service writes it. Times are ISO 8601 in UTC. What belongs to training, to credits and to accounts
 * (`credits_used`, `gpu_model`, `gpu_count`, `queue_position`, `repository_id`, `deployed_model`, `created_by`) is null in a
 * service that has none of these.
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
  updated_at: time,
  started_at: time,
  finished_at: time,
});
export type FineTune = z.infer<typeof fineTuneSchema>;

/** The wrapper every fine-tune answer comes in. */
export const fineTuneResponseSchema = z.object({
  fine_tune: fineTuneSchema,
  status: z.literal('success'),
  status_message: z.string(),
});

/** A page of a repository's fine-tunes. */
export const fineTuneListSchema = z.object({
  fine_tunes: z.array(fineTuneSchema),
  page_number: z.int(),
  page_size: z.int(),
  total_pages: z.int(),
  total_entries: z.int(),
  status: z.literal('success'),
  status_message: z.string(),
});

/** The body that makes a fine-tune. `resource` is branch and path in one, as in `main/data.jsonl`. */
export const createFineTuneSchema = z.strictObject({
  resource: z.string().regex(/^[^/]+\/.+$/, 'write branch and path, as in main/data.jsonl'),
  base_model: z.string().min(1).max(255),
  script_type: z.enum(scriptTypes),
  name: z.string().min(1).max(255).optional(),
  display_name: z.string().max(255).optional(),
  description: z.string().max(4096).optional(),
  training_params: z.record(z.string(), z.unknown()).optional(),
  use_lora: z.boolean().optional(),
});

const looseText = z.string().nullish().catch(null);

/** A fine-tune as the studio reads it from any service: an id may be a number there, and a state any word. */
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

/** A repository's fine-tunes as the studio reads them: entries that are none are left out. */
export const looseFineTuneListSchema = z.looseObject({
  fine_tunes: z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry) => {
      const fineTune = looseFineTuneSchema.safeParse(entry);
      return fineTune.success ? [fineTune.data] : [];
    }),
  ),
});
