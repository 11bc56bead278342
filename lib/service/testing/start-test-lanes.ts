import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '../../logging/create-logger.ts';
import { createMediaTasks } from '../../media/tasks/create-media-tasks.ts';
import { createStorage } from '../../storage/create-storage.ts';
import { engineSettingsSchema, type ModelSettings, type Price } from '../engines/engine-settings.ts';
import { type LiveEngine, watchEngine } from '../engines/watch-engine.ts';
import type { Engine } from '../engines/engine.ts';
import { createNoticeHub } from '../events/notice-hub.ts';
import { createMetrics, type Metrics } from '../metrics/create-metrics.ts';
import { startJobQueue } from '../queue/job-queue.ts';
import { drawWorkerNumber } from '../queue/worker-lock.ts';
import { startLanes } from '../worker/start-lanes.ts';
import { openWorkerSession } from './open-worker-session.ts';
import type { TestService } from './start-test-service.ts';

/** The lanes of a worker beside a test service that has none. */
export interface TestLanes {
  metrics: Metrics;
  /** Replaces the engine, as changed settings do; null removes it. */
  replace: (next: Engine | null) => Promise<void>;
  stop: () => Promise<void>;
}

/** How the engine is set up. */
export interface TestLaneSettings {
  concurrency?: number;
  maxPerDay?: number;
  patienceMs?: number;
  /** How often the engine is asked while it is away. */
  awayMs?: number;
  /** The price of the model `flux`. */
  price?: Price;
  /** What the settings say about further models, by their names. */
  models?: Record<string, Omit<ModelSettings, 'engine'>>;
  /** The longest time that a request which starts work may take. */
  sendingDeadlineMs?: number;
  /** How long an engine may take to show a request whose answer was lost. */
  settleMs?: number;
  /** How long a stop waits for an answer, and then for the results that came with it. */
  answerGraceMs?: number;
}

/** Starts a worker's lanes with one engine, on the database and the storage of a test service. */
export async function startTestLanes(
  service: TestService,
  engine: Engine,
  {
    concurrency = 1,
    maxPerDay,
    patienceMs = 3_600_000,
    awayMs = 50,
    price,
    models = {},
    ...limits
  }: TestLaneSettings = {},
): Promise<TestLanes> {
  const logger = createLogger('service', 'silent');
  const { database } = service.database.connection;
  const number = drawWorkerNumber();
  const workFolder = join(service.dataDirectory, `work-${number}`);
  await mkdir(workFolder);
  const queue = await startJobQueue({ url: service.database.url, logger, longestJobSeconds: 60 });
  const hub = createNoticeHub();
  const session = await openWorkerSession({ url: service.database.url, worker: number, logger, hub });
  const metrics = createMetrics();
  const media = createMediaTasks(2, { memoryLimitBytes: 2_000_000_000 });
  const watch = (watched: Engine) =>
    watchEngine({
      engine: watched,
      settings: engineSettingsSchema.parse({
        kind: 'comfyui',
        url: 'http://127.0.0.1:1',
        concurrency,
        ...(maxPerDay === undefined ? {} : { maxPerDay }),
      }),
      models: Object.fromEntries(
        Object.entries(price === undefined ? models : { ...models, flux: { price } }).map(([id, settings]) => [
          id,
          { ...settings, engine: watched.name },
        ]),
      ),
      database,
      logger,
      patienceMs,
      onReady: () => lanes.wake(),
      intervalsMs: { away: awayMs, ready: 3_600_000 },
    });
  let live: LiveEngine | null = watch(engine);
  /** Former engines, which end with their work. */
  const stopping: Promise<void>[] = [];
  const lanes = startLanes({
    tools: {
      database,
      queue,
      storage: await createStorage({
        url: new URL(`file://${join(service.dataDirectory, 'storage')}`).href,
        prefix: 'service',
      }),
      fetcher: { fetch: () => Promise.reject(new Error('nothing is fetched')) },
      media,
      metrics,
      logger,
      workFolder,
      inputLimitBytes: 1_000_000,
      outputLimitBytes: 1_000_000,
      ...limits,
    },
    engines: {
      list: () => (live === null ? [] : [live]),
      configure: () => Promise.resolve(),
      checkNow: () => live?.checkNow(),
      stop: async () => live?.stop(),
    },
    hub,
    number,
    isLive: session.isConnected,
  });
  return {
    metrics,
    async replace(next) {
      const former = live;
      await former?.endWatch();
      live = next === null ? null : watch(next);
      lanes.wake();
      if (former !== null) stopping.push(former.stop());
    },
    async stop() {
      await lanes.stop();
      await Promise.all([live?.stop(), ...stopping]);
      await session.close();
      await queue.stop();
      media.close();
    },
  };
}
