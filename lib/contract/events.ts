import { z } from 'zod';
import { fineTuneStates } from './fine-tunes/fine-tune.ts';
import { mediaTypeSchema } from './media-kind.ts';
import { generationStatusSchema } from './status.ts';

/** Names of the events on `GET /api/events`. */
export const eventNames = {
  /** A generation has succeeded or failed. A cancelled one sends none. */
  completed: 'media_generation_completed',
  /** A generation changed its status, its progress or its preview. An addition of this service. */
  updated: 'media_generation_updated',
  /** A fine-tune changed its state or its progress, or is gone. An addition of this service. */
  fineTune: 'fine_tune_updated',
} as const;

/** Data of `media_generation_completed`. Its names differ from the record's: `url`, `error`, `model`. */
export const completedEventSchema = z.union([
  z.object({
    generation_id: z.uuid(),
    status: z.literal('succeeded'),
    media_type: mediaTypeSchema,
    model: z.string(),
    url: z.string(),
  }),
  z.object({
    generation_id: z.uuid(),
    status: z.literal('failed'),
    media_type: mediaTypeSchema,
    error: z.string(),
  }),
]);
export type CompletedEvent = z.infer<typeof completedEventSchema>;

/** Data of `media_generation_updated`. */
export const updatedEventSchema = z.object({
  generation_id: z.uuid(),
  status: generationStatusSchema,
  media_type: mediaTypeSchema,
  progress: z.number().min(0).max(1).nullable(),
  /** As in the record. */
  preview: z.int().nullable(),
});
export type UpdatedEvent = z.infer<typeof updatedEventSchema>;

/** Data of `fine_tune_updated`: a hint to read the fine-tune. `state` is null when it was deleted. */
export const fineTuneEventSchema = z.object({
  id: z.uuid(),
  state: z.enum(fineTuneStates).nullable(),
  progress: z.number().min(0).max(1).nullable(),
});
export type FineTuneEvent = z.infer<typeof fineTuneEventSchema>;

/** What the studio needs of any upstream event: the generation's id. The rest is in the record. */
export const looseEventSchema = z.looseObject({ generation_id: z.string().min(1) });
