import { z } from 'zod';
import { libraryItemSchema } from './library.ts';
import { studioJobSchema } from './studio-job.ts';

/** A batch: the jobs of one press with those that retry them, oldest first, and their results in the library. */
export const studioBatchSchema = z.object({
  jobs: z.array(studioJobSchema),
  /** In no order; those in the trash too. */
  items: z.array(libraryItemSchema),
});
export type StudioBatch = z.infer<typeof studioBatchSchema>;
