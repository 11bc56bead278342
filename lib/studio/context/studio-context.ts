import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logging/create-logger.ts';
import type { RunMediaTask } from '../../media/tasks/create-media-tasks.ts';
import type { Upstream } from '../../upstream/create-upstream.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { Background } from '../background/create-background.ts';
import type { StudioSettings } from './settings.ts';

/** Longest times in milliseconds that the media service may take, shorter in tests. */
export interface UpstreamDeadlines {
  /** Until an enqueue is answered whole. */
  enqueueMs: number;
  /** Until a record or a list is there. */
  readMs: number;
  /** Until something is there that a press waits for, and can do without. */
  pressMs: number;
  /** Between two signs of life on the event stream: the service says something every 15 s, three times that is silence. */
  silenceMs: number;
}

/** What a service is granted. */
export const upstreamDeadlines: UpstreamDeadlines = {
  enqueueMs: 60_000,
  readMs: 30_000,
  pressMs: 5_000,
  silenceMs: 45_000,
};

/** What the parts of the studio work with. */
export interface StudioContext {
  settings: StudioSettings;
  database: Database;
  upstream: Upstream;
  deadlines: UpstreamDeadlines;
  storage: FileStorage;
  logger: Logger;
  /** Folder of this machine for files under way; on the same disk as a folder storage. */
  temporaryDirectory: string;
  /** Looks into files, a few at once. */
  runMediaTask: RunMediaTask;
  /** Has what is to be made of files looked for now: there is more. */
  wakeMediaWorker: () => void;
  /** Work that goes on after an answer was given. */
  background: Background;
  /** Number of the advisory lock that this process holds while it lives; null while the database is out of reach. */
  sender: () => number | null;
  /** Signs media addresses, and the cookies of browsers that have logged in; the same for every studio process of this database. */
  secret: Buffer;
}
