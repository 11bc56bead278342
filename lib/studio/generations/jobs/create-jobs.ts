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
import { listJobs, readJob, type JobPage, type JobPageOptions } from '../records/read-jobs.ts';
import { retryJob } from './retry-job.ts';
import type { Caller } from '../../context/caller.ts';
import { checkOwnGeneration, checkOwnJob, keepOwnJobs } from './own-jobs.ts';
import { servePreview } from './serve-preview.ts';
import { confirmMade, findCandidates } from './unknown-outcome.ts';

/**
 * What a person can do with jobs. What changes a job of somebody else is `forbidden`, except for administrators; actions on
 * many jobs leave out those of others. Further errors are documented where they are defined.
 */
export interface Jobs {
  /** @param options.owner whose jobs: `me`, the id of a person, or null, as without it, for everyone's */
  list: (options: Omit<JobPageOptions, 'ownerId'> & { owner?: string | null }) => Promise<JobPage>;
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
  /** Cancels the named jobs, or with null every open one of one's own. */
  cancelAll: (ids: string[] | null) => Promise<string[]>;
  cancelQueued: (ids: string[] | null) => Promise<CancelledJobs>;
  restoreQueued: (ids: string[]) => Promise<string[]>;
  edit: (id: string, request: JsonObject) => Promise<StudioJob>;
  candidates: (id: string) => Promise<JobCandidates>;
  confirmMade: (id: string, generationId: string | null) => Promise<StudioJob>;
  /** How long a run of a model takes at the settings of a group; null while no run of it is known. */
  estimate: (model: string, settingsGroup: string) => Promise<RunEstimate | null>;
  /** Refuses the generation of somebody else's job. @throws EaselError `forbidden` */
  checkOwnGeneration: (generationId: string) => Promise<void>;
  /** Makes the job of a generation due now. */
  checkSoon: (generationId: string) => Promise<void>;
}

/** Creates the operations on jobs of one studio, for the person who asks. They change their own; administrators, all. */
export function createJobs(
  context: StudioContext,
  parts: { submitter: Submitter; follower: Follower; cancellations: Cancellations },
): (caller: Caller) => Jobs {
  const { database } = context;
  const { submitter, follower, cancellations } = parts;
  return (caller) => {
    const { personId } = caller;
    const own = async (id: string) => (await checkOwnJob(database, id, caller), id);
    const keepOwn = (ids: string[]) => keepOwnJobs(database, ids, caller);
    const ownOf = async (ids: string[] | null) => (ids === null ? { ownerId: personId } : { ids: await keepOwn(ids) });
    return {
      list: ({ owner = null, ...page }) => listJobs(database, { ...page, ownerId: owner === 'me' ? personId : owner }),
      read: (id) => readJob(database, id),
      readBatch: (id) => readBatch(database, id, personId),
      servePreview: (id, signal) => servePreview(context, id, signal),
      cancel: async (id) => cancelJob(context, follower, await own(id)),
      retry: async (id, key) => retryJob(context, parts, await own(id), { key, ownerId: personId }),
      dismiss: async (id) => dismissJob(context, await own(id)),
      hold: async (id) => holdJob(context, await own(id)),
      resume: async (id) => resumeJob(context, submitter, await own(id)),
      order: async (ids) => orderJobs(context, await keepOwn(ids)),
      queue: () => readQueue(context),
      setQueuePaused: (isPaused) => setQueuePaused(context, isPaused),
      holdAll: async (ids) => holdJobs(context, await keepOwn(ids)),
      resumeAll: async (ids) => resumeJobs(context, submitter, await keepOwn(ids)),
      cancelAll: async (ids) => cancelJobs(context, follower, await ownOf(ids)),
      cancelQueued: async (ids) => cancellations.cancelQueued(await ownOf(ids)),
      restoreQueued: async (ids) => restoreQueued(context, submitter, await keepOwn(ids)),
      edit: async (id, request) => editJob(context, submitter, await own(id), { request, ownerId: personId }),
      candidates: (id) => findCandidates(context, id),
      confirmMade: async (id, generationId) => confirmMade(context, follower, await own(id), generationId),
      estimate: (model, settingsGroup) => estimateRun(database, { model, settingsGroup }),
      checkOwnGeneration: (generationId) => checkOwnGeneration(database, generationId, caller),
      checkSoon: follower.checkSoon,
    };
  };
}
