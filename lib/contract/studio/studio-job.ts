import { z } from 'zod';
import { mediaTypeSchema } from '../media-kind.ts';
import { studioJobStatuses } from './studio-job-status.ts';
import { studioMediaSchema } from './studio-media.ts';
import { fieldIssueSchema } from '../error.ts';

// The browser's first load imports these without zod, from their own files.
export { batchHeader, holdHeader, idempotencyHeader, jobHeader } from './studio-headers.ts';
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
  /** The upstream's own status, when it is unknown to us. */
  upstreamStatus: z.string().nullable(),
  /** What the studio has to say of a job under way (what it waits for, what it cannot read), as a sentence for people. */
  note: z.string().nullable(),
  /** Share of the work done, 0 to 1; null when the upstream reports none. */
  progress: z.number().nullable(),
  error: z.object({ message: z.string(), code: z.string().nullable(), fields: z.array(fieldIssueSchema) }).nullable(),
  results: z.array(studioMediaSchema),
  /** The random seed, in decimal digits; null while unknown, and for models without one. */
  seed: z.string().nullable(),
  /** When the copying of its results is tried again; null unless a try has failed. */
  nextAttemptAt: time,
  /** How long a run may take, going by this model's own past at like settings; null while fewer than three are known. */
  estimate: z
    .object({
      /** Between these, most of them took. */
      lowSeconds: z.number(),
      medianSeconds: z.number(),
      highSeconds: z.number(),
      samples: z.int(),
    })
    .nullable(),
  /** Position in the queue, smaller first: to sort by, not to count with; null once it is sent. */
  turn: z.int().nullable(),
  /** The job whose request this one sends again. */
  retryOf: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  /** When it was sent, when the upstream had taken it, and when it began to work on it. */
  sentAt: time,
  queuedAt: time,
  startedAt: time,
  completedAt: time,
});
export type StudioJob = z.infer<typeof studioJobSchema>;

/** How long a run may take, see `StudioJob`. */
export type RunEstimate = NonNullable<StudioJob['estimate']>;

/** A page of jobs, newest first. `nextCursor` goes into `?before=` for the page after. */
export const studioJobListSchema = z.object({ jobs: z.array(studioJobSchema), nextCursor: z.string().nullable() });

/** A new order of what was not sent yet: ids of jobs, the first to be sent first. */
export const jobOrderSchema = z.object({ ids: z.array(z.uuid()).min(1).max(1000) });

/** What else a request that was not sent yet is to be. */
export const jobEditSchema = z.object({ request: z.record(z.string(), z.unknown()) });

/** A user's statement that a job with an unknown outcome was made, and as which generation, if known. */
export const jobMadeSchema = z.object({ generationId: z.string().min(1).max(1000).nullable() });

/** What a job without an answer may have become. */
export const jobCandidatesSchema = z.object({
  /** Whether the upstream has any list to look into. */
  isListed: z.boolean(),
  candidates: z.array(
    z.object({
      generationId: z.string(),
      status: z.string(),
      prompt: z.string().nullable(),
      enqueuedAt: time,
    }),
  ),
});
export type JobCandidates = z.infer<typeof jobCandidatesSchema>;
