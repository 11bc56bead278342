import type { FineTune } from '../../../contract/fine-tunes/fine-tune.ts';
import type { DatasetSource } from '../../../datasets/dataset-source.ts';
import type { LogLevel } from '../fine-tune-logs.ts';

/** A fine-tune to train. */
export interface TrainingTask {
  fineTune: FineTune;
  dataset: DatasetSource;
  /** The token file (`openTokenFile` reads it); null without a tokenization. */
  tokens: DatasetSource | null;
  /** An empty folder for temporary files. */
  directory: string;
}

/** What a trainer can use during the training. */
export interface TrainingContext {
  /** Reports the progress from 0 to 1. */
  onProgress: (share: number) => void;
  /** Adds a line to the fine-tune's log. */
  log: (level: LogLevel, message: string) => Promise<void>;
  /** Aborted when the fine-tune was stopped or deleted, or the worker shuts down. */
  signal: AbortSignal;
}

/**
 * Trains fine-tunes. None is built in: `TRAINER_MODULE` names a module that exports `trainer`. It runs in the worker's
 * process, so heavy work belongs elsewhere.
 */
export interface Trainer {
  name: string;
  /**
   * Resolves once the training has succeeded. An `EaselError` ends the fine-tune as errored; after any other error, the
   * training is retried.
   */
  train: (task: TrainingTask, context: TrainingContext) => Promise<void>;
}

/** Loads the trainer of a module; null without one. */
export async function loadTrainer(moduleUrl: string | null): Promise<Trainer | null> {
  if (moduleUrl === null) return null;
  return ((await import(moduleUrl)) as { trainer: Trainer }).trainer;
}
