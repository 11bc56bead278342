import type { JsonObject } from '../../contract/model.ts';
import type { JobCandidates, StudioJob } from '../../contract/studio/studio-job.ts';
import type { Follower } from '../follow/create-follower.ts';
import type { StudioContext } from '../studio-context.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { cancelJob } from './cancel-job.ts';
import { declareMade } from './declare-made.ts';
import { dismissJob } from './dismiss-job.ts';
import { editJob } from './edit-job.ts';
import { findCandidates } from './find-candidates.ts';
import { holdJob, releaseHeldJob } from './hold-job.ts';
import { orderJobs } from './order-jobs.ts';
import { listJobs, readJob, type JobPage } from './read-jobs.ts';
import { retryJob } from './retry-job.ts';

/** What can be done with jobs. Each verb says what it throws where it is defined. */
export interface Jobs {
  list: (options: { before: string | null; limit: number }) => Promise<JobPage>;
  read: (id: string) => Promise<StudioJob>;
  cancel: (id: string) => Promise<StudioJob>;
  retry: (id: string, key: string | null) => Promise<StudioJob>;
  dismiss: (id: string) => Promise<void>;
  hold: (id: string) => Promise<StudioJob>;
  release: (id: string) => Promise<StudioJob>;
  order: (ids: string[]) => Promise<StudioJob[]>;
  edit: (id: string, request: JsonObject) => Promise<StudioJob>;
  candidates: (id: string) => Promise<JobCandidates>;
  declareMade: (id: string, generationId: string | null) => Promise<StudioJob>;
  /** Has the job of a generation looked at now. */
  hurry: (generationId: string) => Promise<void>;
}

/** The verbs of jobs, bound to one studio. */
export function createJobs(context: StudioContext, parts: { submitter: Submitter; follower: Follower }): Jobs {
  return {
    list: (options) => listJobs(context.database, options),
    read: (id) => readJob(context.database, id),
    cancel: (id) => cancelJob(context, parts.follower, id),
    retry: (id, key) => retryJob(context, parts, id, key),
    dismiss: (id) => dismissJob(context, id),
    hold: (id) => holdJob(context, id),
    release: (id) => releaseHeldJob(context, parts.submitter, id),
    order: (ids) => orderJobs(context, ids),
    edit: (id, request) => editJob(context, parts.submitter, id, request),
    candidates: (id) => findCandidates(context, id),
    declareMade: (id, generationId) => declareMade(context, parts.follower, id, generationId),
    hurry: parts.follower.hurry,
  };
}
