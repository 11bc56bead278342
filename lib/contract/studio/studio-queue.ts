import { z } from 'zod';
import { studioJobSchema } from './studio-job.ts';

/** The state of the studio's queue, which all its browsers share. */
export const queueStateSchema = z.object({
  /** Since when nothing is sent; null unless the queue is paused. */
  pausedAt: z.iso.datetime().nullable(),
});
export type QueueState = z.infer<typeof queueStateSchema>;

/** The queue: its state, and every job that has not ended, the first to be sent first. */
export const studioQueueSchema = queueStateSchema.extend({ jobs: z.array(studioJobSchema) });
export type StudioQueue = z.infer<typeof studioQueueSchema>;

/** Pauses or resumes the queue. */
export const queueChangeSchema = z.object({ isPaused: z.boolean() });

/** The jobs that an action is for. */
export const jobSelectionSchema = z.object({ ids: z.array(z.uuid()).min(1).max(1000) });

/** The jobs to take out of the queue; null for every queued one. */
export const jobsToCancelSchema = z.object({ ids: jobSelectionSchema.shape.ids.nullable() });

/** The jobs that an action has changed. Others had ended or were sent meanwhile. */
export const changedJobsSchema = z.object({ ids: z.array(z.uuid()) });
export type ChangedJobs = z.infer<typeof changedJobsSchema>;

/** The jobs that were taken out of the queue, and until when that can be undone. */
export const cancelledJobsSchema = changedJobsSchema.extend({ undoUntil: z.iso.datetime() });
export type CancelledJobs = z.infer<typeof cancelledJobsSchema>;
