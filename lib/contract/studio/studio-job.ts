import { z } from 'zod';
import { mediaTypeSchema } from '../media-kind.ts';
import { studioJobStatuses } from './studio-job-status.ts';
import { personNameSchema } from './person.ts';
import { studioMediaSchema } from './studio-media.ts';
import { fieldIssueSchema } from '../error.ts';

// The browser's first load imports these without zod, from their own files.
export { batchHeader, holdHeader, idempotencyHeader, jobHeader } from './studio-headers.ts';
export type { StudioJobStatus } from './studio-job-status.ts';

const time = z.iso.datetime().nullable();

/** A job as the browser sees it. */
export const studioJobSchema = z.object({
  id: z.uuid(),
  /** Who submitted it. */
  owner: personNameSchema,
  /** Shared by the jobs of one press: several generations of one request, or one request to several models. */
  batchId: z.uuid(),
  /** Among the jobs of its submission, from 0. */
  position: z.int(),
  /** The upstream's id, once it has answered. */
  generationId: z.string().nullable(),
  model: z.string(),
  /** The model's display name, if known when the job was sent. */
  modelName: z.string().nullable(),
  mediaType: mediaTypeSchema.nullable(),
  /** The name of the engine that generates for the model; null for the service itself, and while it is unknown. */
  engine: z.string().nullable(),
  prompt: z.string().nullable(),
  /** The body as the browser sent it. */
  request: z.record(z.string(), z.unknown()),
  status: z.enum(studioJobStatuses),
  /** The upstream's own status, when it is unknown to us. */
  upstreamStatus: z.string().nullable(),
  /** A note about a running job (what it waits for, what the studio cannot read), as a sentence for people. */
  note: z.string().nullable(),
  /** Share of the work done, 0 to 1; null when the upstream reports none. */
  progress: z.number().nullable(),
  /** Path of the newest preview of the unfinished result, another one for each; null when there is none. */
  previewUrl: z.string().nullable(),
  error: z.object({ message: z.string(), code: z.string().nullable(), fields: z.array(fieldIssueSchema) }).nullable(),
  results: z.array(studioMediaSchema),
  /** The random seed, in decimal digits; null while unknown, and for models without one. */
  seed: z.string().nullable(),
  /** What rendered the results, as a sentence; null where the service did not say it with them. */
  rendererNote: z.string().nullable(),
  /** When copying its results is retried; null unless an attempt failed. */
  nextAttemptAt: time,
  /**
   * The expected duration of a run, from this model's past runs; null while none is known.
   */
  estimate: z
    .object({
      /** Most runs took between these. */
      lowSeconds: z.number(),
      medianSeconds: z.number(),
      highSeconds: z.number(),
      samples: z.int(),
      /** Whether it is scaled from runs at other settings, rather than measured at these. */
      isScaled: z.boolean(),
    })
    .nullable(),
  /** Position in the queue, smaller first: for sorting, not an index; null once it is sent. */
  turn: z.int().nullable(),
  /** When it will be cancelled, until which that can be undone; null unless it is on hold for that. */
  cancelAt: time,
  /** The job whose request this one sends again. */
  retryOf: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  /** The title of the sweep that it is a cell of; null for others. */
  sweepTitle: z.string().nullable(),
  /** When it was sent, when the upstream accepted it, and when the upstream began to work on it. */
  sentAt: time,
  queuedAt: time,
  startedAt: time,
  completedAt: time,
});
export type StudioJob = z.infer<typeof studioJobSchema>;

/** The expected duration of a run, see `StudioJob`. */
export type RunEstimate = NonNullable<StudioJob['estimate']>;

/** A page of jobs, newest first. `nextCursor` goes into `?before=` for the page after. */
export const studioJobListSchema = z.object({ jobs: z.array(studioJobSchema), nextCursor: z.string().nullable() });

/** A new order of the queue: ids of jobs, the first to be sent first. */
export const jobOrderSchema = z.object({ ids: z.array(z.uuid()).min(1).max(1000) });

/** A change of a request that is not sent yet. */
export const jobEditSchema = z.object({ request: z.record(z.string(), z.unknown()) });

/** A user's statement that the generation of a job with an unknown outcome exists, with its id if known. */
export const jobMadeSchema = z.object({ generationId: z.string().min(1).max(1000).nullable() });

/** Generations that a job with an unknown outcome may belong to. */
export const jobCandidatesSchema = z.object({
  /** Whether the upstream lists generations at all. */
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
