import { EaselError } from '../../contract/error.ts';
import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logging/create-logger.ts';
import type { MediaTasks } from '../../media/tasks/create-media-tasks.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { LiveEngine } from '../engines/watch-engine.ts';
import type { Generation } from '../queue/generation-store.ts';
import type { MediaFetcher } from '../storage/media-fetcher.ts';
import type { Grace } from './create-grace.ts';

/** What running a generation at an engine needs. */
export interface EngineTools {
  database: Database;
  storage: FileStorage;
  fetcher: MediaFetcher;
  logger: Logger;
  /** Reads untrusted results in child processes. */
  media: MediaTasks;
  inputLimitBytes: number;
  /** The largest result. */
  outputLimitBytes: number;
  /** By default `sendingDeadlineMs`. */
  sendingDeadlineMs?: number;
  /** How long an engine may take to show a request whose answer was lost; by default 1 s. */
  settleMs?: number;
}

/** One attempt at an engine: what it works on, and where. */
export interface EngineRun {
  tools: EngineTools;
  live: LiveEngine;
  /** The row as it was claimed. */
  held: Generation;
  /** An empty folder of this attempt. */
  directory: string;
  /** Holds `signal` back while an answer, or its results, would be lost. */
  grace: Grace;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  onPreview: (image: Uint8Array) => void;
}

/** The end of a paid request of which nobody knows what became. */
export function outcomeUnknown({ live }: EngineRun): EaselError {
  const message = `${live.title} did not answer after the request was sent. The result may have been made and billed, so it was not sent again. Check your account there before you try again.`;
  return new EaselError('upstream_error', message);
}
