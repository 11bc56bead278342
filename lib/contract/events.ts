import { z } from 'zod';
import { mediaTypeSchema } from './media-kind.ts';
import { generationStatusSchema } from './status.ts';

/** Names of the events on `GET /api/events`. */
export const eventNames = {
  /** A generation has succeeded or failed. A cancelled one sends none. */
  completed: 'media_generation_completed',
  /** A generation changed its status or its progress. An addition of this service. */
  updated: 'media_generation_updated',
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
});
export type UpdatedEvent = z.infer<typeof updatedEventSchema>;

/** What the studio needs of any upstream event: whose it is. The record tells the rest. */
export const looseEventSchema = z.looseObject({ generation_id: z.string().min(1) });
