import type { Model } from '../../contract/model.ts';
import type { PooledDatabase } from '../../database/connect.ts';
import type { BodyBudget } from '../../http/body-budget.ts';
import type { Logger } from '../../logging/create-logger.ts';
import type { NoticeHub } from '../events/notice-hub.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import type { MediaLinks } from '../storage/media-links.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { ProbeDependencies } from './routes/probe-routes.ts';
import type { EventStreams } from './events/event-stream.ts';

/** What the HTTP side works with. */
export interface HttpDependencies extends ProbeDependencies {
  /** The service's own address, as its callers see it. */
  url: string;
  database: PooledDatabase;
  queue: JobQueue;
  hub: NoticeHub;
  storage: FileStorage;
  links: MediaLinks;
  /** The renderer, as models describe it. */
  renderer: Model['renderer'];
  streams: EventStreams;
  logger: Logger;
  apiKeys: { name: string; key: string }[];
  bodyLimitBytes: number;
  /** What all bodies together may hold. */
  bodyBudget: BodyBudget;
  fileLimitBytes: number;
  /** Requests that a key may make, 0 for no limit; counted by this process alone. */
  requestsPerMinute: number;
  /** How many generations of a key may wait, 0 for no limit. */
  queuedPerKey: number;
  /** How long a synchronous call waits. */
  syncTimeoutMs: number;
  /** Whether a trainer is registered. */
  canTrain: boolean;
  /** Folder for uploads on their way. */
  workFolder: string;
}
