import { z } from 'zod';
import { mediaTypeSchema } from '../../contract/media-kind.ts';
import { generationStatusSchema } from '../../contract/status.ts';

/** What the queue's listing can be narrowed by. */
export const queueFilterSchema = z.object({
  namespace: z.string().optional(),
  repo: z.string().optional(),
  folder: z.string().optional(),
  model: z.string().optional(),
  media_type: mediaTypeSchema.optional(),
  status: generationStatusSchema.optional(),
});

/** Which page of the history. */
export const historyFilterSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(1000).default(50),
});
