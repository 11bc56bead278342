import type { JsonObject } from '../../../contract/model.ts';
import type { StudioBatch } from '../../../contract/studio/studio-batch.ts';
import type { JobCandidates, StudioJob } from '../../../contract/studio/studio-job.ts';
import type { Follower } from '../follow/create-follower.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { cancelJob, dismissJob } from './cancel-job.ts';
import { editJob } from './edit-job.ts';
import { holdJob, resumeJob, orderJobs } from './queued-jobs.ts';
import { readBatch } from '../records/read-batch.ts';
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
  edit: (id: string, request: JsonObject) => Promise<StudioJob>;
  candidates: (id: string) => Promise<JobCandidates>;
  confirmMade: (id: string, generationId: string | null) => Promise<StudioJob>;
  /** Makes the job of a generation due now. */
  checkSoon: (generationId: string) => Promise<void>;
}

/** Creates the operations on jobs for one studio. */
export function createJobs(context: StudioContext, parts: { submitter: Submitter; follower: Follower }): Jobs {
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
    edit: (id, request) => editJob(context, parts.submitter, id, request),
    candidates: (id) => findCandidates(context, id),
    confirmMade: (id, generationId) => confirmMade(context, parts.follower, id, generationId),
    checkSoon: parts.follower.checkSoon,
  };
}
