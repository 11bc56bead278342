import { z } from 'zod';
import { fieldFaultSchema } from './error.ts';
import { mediaTypeSchema } from './media-kind.ts';
import { studioJobStatuses } from './studio-job-status.ts';
import { studioMediaSchema } from './studio-media.ts';

// The browser's first load imports these without zod, from their own files.
export { batchHeader, idempotencyHeader, jobHeader } from './studio-headers.ts';
export type { StudioJobStatus } from './studio-job-status.ts';

const time = z.iso.datetime().nullable();

/** A job as the browser sees it. */
export const studioJobSchema = z.object({
  id: z.uuid(),
  /** Shared by what one press made: several generations of one request, or one brief to several models. */
  batchId: z.uuid(),
  /** The upstream's id, once it has answered. */
  generationId: z.string().nullable(),
  model: z.string(),
  /** The model's name for people, as far as known when it was sent. */
  modelName: z.string().nullable(),
  mediaType: mediaTypeSchema.nullable(),
  prompt: z.string().nullable(),
  /** The body as the browser sent it. */
  request: z.record(z.string(), z.unknown()),
  status: z.enum(studioJobStatuses),
  /** The upstream's own word for the status, when it is none that we know. */
  upstreamStatus: z.string().nullable(),
  /** What the studio has to say of a job under way (what it waits for, what it cannot read), as a sentence for people. */
  note: z.string().nullable(),
  /** Share of the work done, 0 to 1; null when the upstream tells nothing. */
  progress: z.number().nullable(),
  error: z.object({ message: z.string(), code: z.string().nullable(), fields: z.array(fieldFaultSchema) }).nullable(),
  results: z.array(studioMediaSchema),
  createdAt: z.iso.datetime(),
  startedAt: time,
  completedAt: time,
});
export type StudioJob = z.infer<typeof studioJobSchema>;

/** A page of jobs, newest first. `nextCursor` goes into `?before=` for the page after. */
export const studioJobListSchema = z.object({ jobs: z.array(studioJobSchema), nextCursor: z.string().nullable() });
