import type { Model } from '../../contract/model.ts';
import type { PooledDatabase } from '../../database/connect.ts';
import type { BodyBudget } from '../../http/body-budget.ts';
import type { Logger } from '../../logging/create-logger.ts';
import type { EnginesSource } from '../engines/settings/read-engines-file.ts';
import type { ModelCatalogue } from '../models/catalogue.ts';
import type { NoticeHub } from '../events/notice-hub.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import type { MediaLinks } from '../storage/media-links.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { ProbeDependencies } from './routes/probe-routes.ts';
import type { EventStreams } from './events/event-stream.ts';

/** The dependencies of the HTTP API. */
export interface HttpDependencies extends ProbeDependencies {
  /** The service's public address. */
  url: string;
  database: PooledDatabase;
  queue: JobQueue;
  hub: NoticeHub;
  storage: FileStorage;
  links: MediaLinks;
  catalogue: ModelCatalogue;
  /** The renderer's description, which models include. */
  renderer: Model['renderer'];
  streams: EventStreams;
  logger: Logger;
  apiKeys: { name: string; key: string }[];
  /** Names of the API keys that may change the engines. */
  adminKeys: readonly string[];
  /** Where the settings of engines are. */
  engines: EnginesSource;
  bodyLimitBytes: number;
  /** The budget for all bodies together. */
  bodyBudget: BodyBudget;
  fileLimitBytes: number;
  /** Requests per key and minute, 0 for no limit; each process counts its own. */
  requestsPerMinute: number;
  /** How many generations of a key may be queued, 0 for no limit. */
  queuedPerKey: number;
  /** How long a synchronous call waits. */
  syncTimeoutMs: number;
  /** Whether a trainer is registered. */
  canTrain: boolean;
  /** Folder for uploads in progress. */
  workFolder: string;
}
