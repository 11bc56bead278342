import { z } from 'zod';
import { looseRendererSchema, rendererSchema } from './model.ts';
import { mediaTypeSchema } from './media-kind.ts';
import { generationStatusSchema } from './status.ts';
import { fieldIssueSchema } from './error.ts';

const unixSeconds = z.int().nullable();
const text = z.string().nullable();

/**
 * A queued generation as the service writes it: flat, every field present or null, and the submitted parameters beside
 * them at the top level.
 */
export const generationRecordSchema = z.looseObject({
  generation_id: z.uuid(),
  /** The `X-Request-Id` of the request that created it: with it, a client finds a generation whose answer was lost. */
  request_id: text,
  model_name: z.string(),
  prompt: text,
  media_type: mediaTypeSchema,
  status: generationStatusSchema,
  /** Share of the work done, 0 to 1; null until it starts. It never falls. */
  progress: z.number().min(0).max(1).nullable(),
  /** The number of the newest preview, which rises with each; null without one, and after the end. */
  preview: z.int().nullable(),
  /** Address of the first result; set when the status is `succeeded`, for as long as results are stored. */
  result_url: text,
  /** Addresses of all results, in order. */
  results: z.array(z.object({ url: z.string(), content_type: z.string() })),
  /** When the results were removed from storage because their time was over; `result_url` is null from then on. */
  results_removed_at: unixSeconds,
  /** Further notes about a generation, as sentences for people. */
  note: text,
  error_message: text,
  /** Issues of the submitted fields, when they caused the failure; a message does not repeat the field's name. */
  error_fields: z.array(fieldIssueSchema),
  enqueued_at: unixSeconds,
  started_at: unixSeconds,
  completed_at: unixSeconds,
  target_namespace: text,
  target_repo: text,
  target_directory: text,
  /** What rendered the results; in the record of one succeeded generation, while that is known. */
  renderer: rendererSchema.optional(),
});
export type GenerationRecord = z.infer<typeof generationRecordSchema>;

const looseText = z.string().nullish().catch(null);
const looseNumber = z.number().nullish().catch(null);

/** The number of a preview as the studio reads it; null when it is none that the database can store. */
export const previewNumberSchema = z.int32().positive().nullish().catch(null);

/**
 * A generation as the studio reads it from any service: it names only the fields that the studio needs. All but the id
 * and the status may be absent or invalid, and the status may be unknown.
 */
export const looseGenerationRecordSchema = z.looseObject({
  generation_id: z.string().min(1),
  status: z.string().min(1),
  model_name: looseText,
  media_type: looseText,
  result_url: looseText,
  results: z
    .array(z.looseObject({ url: z.string() }))
    .nullish()
    .catch(null),
  note: looseText,
  error_message: looseText,
  error_fields: z.array(fieldIssueSchema).nullish().catch(null),
  progress: looseNumber,
  preview: previewNumberSchema,
  percent: looseNumber,
  eta_seconds: looseNumber,
  enqueued_at: looseNumber,
  started_at: looseNumber,
  completed_at: looseNumber,
  renderer: looseRendererSchema,
  /** US dollars, where the service says what it charged: a number, or a decimal text. */
  cost: z
    .union([z.number(), z.string().regex(/^\d{1,9}(\.\d+)?$/)])
    .transform(Number)
    .pipe(z.number().min(0).max(1e9))
    .nullish()
    .catch(null),
});
export type LooseGenerationRecord = z.infer<typeof looseGenerationRecordSchema>;

/** The answer to an enqueue: one element for each created generation. */
export const enqueueResponseSchema = z.object({
  generations: z.array(z.object({ generation_id: z.uuid(), status: generationStatusSchema })),
});

/** The answer to an enqueue as the studio reads it. */
export const looseEnqueueResponseSchema = z.looseObject({
  generations: z
    // Longer ones do not fit into the index by which the studio finds them.
    .array(z.looseObject({ generation_id: z.string().min(1).max(1000), status: z.string().nullish().catch(null) }))
    .min(1),
});

/** Active generations, and the answer of the queue's listing. */
export const generationListSchema = z.object({ count: z.int(), generations: z.array(generationRecordSchema) });

/** The answer to a cancel. For a generation that has ended it is the same, and nothing changes. */
export const cancelResponseSchema = z.object({ status: z.literal('success'), generation_id: z.uuid() });

/**
 * A record's progress, 0 to 1, from the first known field that it has; null when it has none. `percent` counts to 100.
 */
export function readProgress(record: Pick<LooseGenerationRecord, 'progress' | 'percent'>): number | null {
  const share = record.progress ?? (record.percent == null ? null : record.percent / 100);
  if (share == null || !Number.isFinite(share)) return null;
  // The database stores six digits.
  return Math.round(Math.min(1, Math.max(0, share)) * 1e6) / 1e6;
}
