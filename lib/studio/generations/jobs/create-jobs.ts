import type { JsonObject } from '../../../contract/model.ts';
import type { StudioBatch } from '../../../contract/studio/studio-batch.ts';
import type { JobCandidates, RunEstimate, StudioJob } from '../../../contract/studio/studio-job.ts';
import type { CancelledJobs, QueueState, StudioQueue } from '../../../contract/studio/studio-queue.ts';
import type { Follower } from '../follow/create-follower.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { cancelJob, dismissJob } from './cancel-job.ts';
import { editJob } from './edit-job.ts';
import { readBatch } from '../records/read-batch.ts';
import { cancelJobs } from './cancel-jobs.ts';
import { restoreQueued, type Cancellations } from './create-cancellations.ts';
import { readQueue, setQueuePaused } from './queue.ts';
import { holdJob, holdJobs, orderJobs, resumeJob, resumeJobs } from './queued-jobs.ts';
import { estimateRun } from '../records/estimate-runs.ts';
import { listJobs, readJob, type JobPage } from '../records/read-jobs.ts';
import { retryJob } from './retry-job.ts';
import { servePreview } from './serve-preview.ts';
import { confirmMade, findCandidates } from './unknown-outcome.ts';

/** The operations on jobs. Their errors are documented where they are defined. */
export interface Jobs {
  list: (options: { before: string | null; limit: number }) => Promise<JobPage>;
  read: (id: string) => Promise<StudioJob>;
  readBatch: (id: string) => Promise<StudioBatch>;
  servePreview: (id: string, signal: AbortSignal) => Promise<Response>;
  cancel: (id: string) => Promise<StudioJob>;
  retry: (id: string, key: string | null) => Promise<StudioJob>;
  dismiss: (id: string) => Promise<void>;
  hold: (id: string) => Promise<StudioJob>;
  resume: (id: string) => Promise<StudioJob>;
  order: (ids: string[]) => Promise<StudioJob[]>;
  /** The queue with all open jobs; and actions on many jobs, which return the ids of those that they changed. */
  queue: () => Promise<StudioQueue>;
  setQueuePaused: (isPaused: boolean) => Promise<QueueState>;
  holdAll: (ids: string[]) => Promise<string[]>;
  resumeAll: (ids: string[]) => Promise<string[]>;
  /** Cancels the named jobs, or with null every open one. */
  cancelAll: (ids: string[] | null) => Promise<string[]>;
  cancelQueued: (ids: string[] | null) => Promise<CancelledJobs>;
  restoreQueued: (ids: string[]) => Promise<string[]>;
  edit: (id: string, request: JsonObject) => Promise<StudioJob>;
  candidates: (id: string) => Promise<JobCandidates>;
  confirmMade: (id: string, generationId: string | null) => Promise<StudioJob>;
  /** How long a run of a model takes at the settings of a group; null while no run of it is known. */
  estimate: (model: string, settingsGroup: string) => Promise<RunEstimate | null>;
  /** Makes the job of a generation due now. */
  checkSoon: (generationId: string) => Promise<void>;
}

/** Creates the operations on jobs for one studio. */
export function createJobs(
  context: StudioContext,
  parts: { submitter: Submitter; follower: Follower; cancellations: Cancellations },
): Jobs {
  return {
    list: (options) => listJobs(context.database, options),
    read: (id) => readJob(context.database, id),
    readBatch: (id) => readBatch(context.database, id),
    servePreview: (id, signal) => servePreview(context, id, signal),
    cancel: (id) => cancelJob(context, parts.follower, id),
    retry: (id, key) => retryJob(context, parts, id, key),
    dismiss: (id) => dismissJob(context, id),
    hold: (id) => holdJob(context, id),
    resume: (id) => resumeJob(context, parts.submitter, id),
    order: (ids) => orderJobs(context, ids),
    queue: () => readQueue(context),
    setQueuePaused: (isPaused) => setQueuePaused(context, isPaused),
    holdAll: (ids) => holdJobs(context, ids),
    resumeAll: (ids) => resumeJobs(context, parts.submitter, ids),
    cancelAll: (ids) => cancelJobs(context, parts.follower, ids),
    cancelQueued: parts.cancellations.cancelQueued,
    restoreQueued: (ids) => restoreQueued(context, parts.submitter, ids),
    edit: (id, request) => editJob(context, parts.submitter, id, request),
    candidates: (id) => findCandidates(context, id),
    confirmMade: (id, generationId) => confirmMade(context, parts.follower, id, generationId),
    estimate: (model, settingsGroup) => estimateRun(context.database, { model, settingsGroup }),
    checkSoon: parts.follower.checkSoon,
  };
}
