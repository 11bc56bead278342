import type { FineTune } from '../../../contract/fine-tunes/fine-tune.ts';
import type { DatasetSource } from '../dataset/dataset-source.ts';
import type { LogLevel } from '../fine-tune-logs.ts';

/** One fine-tune to train. */
export interface TrainingTask {
  fineTune: FineTune;
  dataset: DatasetSource;
  /** The token file (`openTokenFile` reads it); null when it was run without being tokenized. */
  tokens: DatasetSource | null;
  /** An empty folder for temporary files. */
  directory: string;
}

/** What a trainer may use while it works. */
export interface TrainingContext {
  /** Says how much is done, 0 to 1. */
  onProgress: (share: number) => void;
  /** Adds a line to the fine-tune's log. */
  log: (level: LogLevel, message: string) => Promise<void>;
  /** Ends the work: it was stopped or deleted, or the worker is ending. */
  signal: AbortSignal;
}

/**
 * Something that trains. None is built in: a module that exports `trainer` is named in `TRAINER_MODULE`. It runs in the worker's own
 * process; whatever is heavy belongs elsewhere.
 */
export interface Trainer {
  name: string;
  /** Resolves once the training has succeeded. A thrown `EaselError` ends the fine-tune as errored; anything else is tried again. */
  train: (task: TrainingTask, context: TrainingContext) => Promise<void>;
}

/** The trainer of a module; null when none is named. */
export async function loadTrainer(moduleUrl: string | null): Promise<Trainer | null> {
  if (moduleUrl === null) return null;
  return ((await import(moduleUrl)) as { trainer: Trainer }).trainer;
}
