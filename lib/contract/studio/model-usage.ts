import { z } from 'zod';

/** What the jobs of this studio say about one model. */
export const modelUsageSchema = z.object({
  /** The id that requests named: a model's own id, or an alias. */
  model: z.string(),
  /** How long the media service works on one generation: the median of the latest runs; null without a finished run. */
  seconds: z.number().nullable(),
  /** The newest job, ISO 8601. */
  lastUsedAt: z.iso.datetime(),
  /** The first result in the library; null without one. */
  firstResult: z.object({ mediaId: z.string(), kind: z.enum(['image', 'video', 'audio']) }).nullable(),
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;

/** The models that were used, in no particular order. */
export interface ModelUsageList {
  models: ModelUsage[];
}
