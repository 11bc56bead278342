import type { JobActions } from '@/components/jobs/use-job-actions';
import type { BatchCell } from '@/lib/client/jobs/batch-cells';
import type { SendTarget } from '@/lib/client/models/send-targets';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';

/** The actions of the staged job and its results. */
export interface StageActions extends JobActions {
  /** Puts results into a field of a model. */
  sendTo: (use: SendTarget, addresses: readonly string[]) => void;
  /** Puts a seed into the form of a model. */
  lockSeed: (model: string, seed: string) => void;
  /** Puts a job's request into the form. */
  edit: (job: StudioJob) => void;
  /** Puts a job's settings with its seed into the form. */
  applySettings: (job: StudioJob) => void;
  /** Shows another result of the batch; alone or in the grid, or as it is where that is left out. */
  show: (cell: Pick<BatchCell, 'job' | 'index'>, options?: { isSingle: boolean }) => void;
}

/** What the address says of the stage. */
export interface StageView {
  job: string | null;
  result: number;
  isSingle: boolean;
}

/** What a person can do with a result in its details. */
export interface DetailsActions {
  /** Puts the settings of a job into the form. */
  remix: (job: StudioJob, seed: string | null) => void;
  /** Sends a request again, with the seed of the result, or a new one for null. */
  runAgain: (job: StudioJob, seed: string | null) => void;
  /** Sends several requests as one batch: what is the same in every press of it, and what draws them. */
  runBatch: (written: JsonObject, draw: () => readonly JsonObject[]) => void;
  lockSeed: (model: string, seed: string) => void;
  /** Shows another result of the batch. */
  show: (cell: BatchCell) => void;
}
