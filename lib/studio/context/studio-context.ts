import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logging/create-logger.ts';
import type { RunMediaTask } from '../../media/tasks/create-media-tasks.ts';
import type { Upstream } from '../../upstream/create-upstream.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { Background } from '../background/create-background.ts';
import type { StudioSettings } from './settings.ts';

/** Timeouts of calls to the media service, in milliseconds; shorter in tests. */
export interface UpstreamDeadlines {
  /** Until the response to an enqueue is complete. */
  enqueueMs: number;
  /** Until a record or a list is complete. */
  readMs: number;
  /** Until optional data is complete that a press of Generate waits for. */
  pressMs: number;
  /**
   * Between two messages on the event stream: the service sends one every 15 s, so three missing ones count as silence.
   */
  silenceMs: number;
}

/** The timeouts that apply to a media service. */
export const upstreamDeadlines: UpstreamDeadlines = {
  enqueueMs: 60_000,
  readMs: 30_000,
  pressMs: 5_000,
  silenceMs: 45_000,
};

/** What the parts of the studio share. */
export interface StudioContext {
  settings: StudioSettings;
  database: Database;
  upstream: Upstream;
  deadlines: UpstreamDeadlines;
  storage: FileStorage;
  logger: Logger;
  /** Folder for temporary files, on the same disk as a folder storage. */
  temporaryDirectory: string;
  /** Examines media files, a few at once. */
  runMediaTask: RunMediaTask;
  /** Wakes the media worker: a file has new work. */
  wakeMediaWorker: () => void;
  /** Tasks that continue after their request was answered. */
  background: Background;
  /** Number of the advisory lock that this process holds while it is alive; null while the database is unreachable. */
  sender: () => number | null;
  /** Signs media URLs and the cookies of known browsers; the same for every studio process of this database. */
  secret: Buffer;
}
