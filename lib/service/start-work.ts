import { setTimeout as wait } from 'node:timers/promises';
import type { PooledDatabase } from '../database/connect.ts';
import { describeError } from '../logging/describe-error.ts';
import type { Logger } from '../logging/create-logger.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { createMediaTasks } from '../media/tasks/create-media-tasks.ts';
import { readEnginesFile } from './engines/settings/read-engines-file.ts';
import { watchEnginesFile } from './engines/settings/watch-engines-file.ts';
import { startEngines } from './engines/start-engines.ts';
import type { NoticeHub } from './events/notice-hub.ts';
import { findOwnFile } from './find-own-file.ts';
import { loadTrainer } from './fine-tunes/train/trainer.ts';
import { startFineTuneWorker } from './fine-tunes/work/start-fine-tune-worker.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { meterPool } from './metrics/meter-pool.ts';
import type { JobQueue } from './queue/job-queue.ts';
import { returnGenerationsOf } from './queue/return-generation.ts';
import { createRenderPool } from './render/render-pool.ts';
import { startRetention } from './retention/start-retention.ts';
import type { ServiceSettings } from './settings.ts';
import { createFetcher, type Fetcher } from './storage/create-fetcher.ts';
import { createMediaFetcher, type MediaFetcher } from './storage/media-fetcher.ts';
import type { MediaLinks } from './storage/media-links.ts';
import { startWorker } from './worker/create-worker.ts';
import { startLanes } from './worker/start-lanes.ts';
import { createStopMarker, returnStopped } from './worker/stop-marker.ts';

/** Of the time for a stop: what is left for the rest of the process when running work has stopped and is requeued. */
const restOfStopMs = 3000;
/** Of the time for a stop: what is left for the work that ends, once the last answer of an engine has arrived. */
const endOfWorkMs = 2000;
/** How long the download of one input may take. */
const fetchDeadlineMs = 300_000;

/** How often the settings of engines are looked at. */
const enginesEveryMs = 2000;
/** How many results of engines are checked at once, and with how much memory. */
const checksAtOnce = 2;
const checkMemoryBytes = 2_000_000_000;

/** The engines of the settings file, which is followed while the service runs, and their lanes. */
async function startEngineWork(dependencies: WorkDependencies, fetchers: { network: Fetcher; media: MediaFetcher }) {
  const { settings, database, queue, hub, storage, metrics, logger, workFolder, number } = dependencies;
  const { patienceMs, ...source } = settings.engines;
  const media = createMediaTasks(checksAtOnce, { memoryLimitBytes: checkMemoryBytes });
  const engines = startEngines({
    database,
    logger,
    worker: number,
    patienceMs,
    fetcher: fetchers.network,
    onChange: () => lanes.wake(),
  });
  const answerGraceMs = settings.stopMs - restOfStopMs - endOfWorkMs;
  const limits = { inputLimitBytes: settings.inputLimitBytes, outputLimitBytes: settings.inputLimitBytes };
  const tools = {
    database,
    queue,
    storage,
    fetcher: fetchers.media,
    media,
    metrics,
    logger,
    workFolder,
    answerGraceMs,
    ...limits,
  };
  const lanes = startLanes({ tools, engines, hub, number, isLive: dependencies.isLive });
  const file = await watchEnginesFile({
    path: source.path,
    everyMs: enginesEveryMs,
    read: () => readEnginesFile(source),
    onChange: engines.configure,
    onFault: (error) => logger.error({ reason: error.message }, 'the settings of engines have errors; the former stay'),
  });
  await engines.configure(file.current());
  const unsubscribe = hub.subscribe({
    onEngineCheck(name) {
      // What is to be seen may be a change of the settings.
      file.lookNow();
      engines.checkNow(name);
    },
  });
  return {
    async stop() {
      unsubscribe();
      // The file may be read slowly, or wait for the database: the lanes do not wait for it.
      await Promise.all([file.stop(), lanes.stop()]);
      await engines.stop();
      media.close();
    },
  };
}

/** The longest duration of an attempt, inputs and results included. */
export function longestJobMs({ render }: ServiceSettings): number {
  return Math.max(render.deadlineMs.image, render.deadlineMs.video) + fetchDeadlineMs * 2;
}

/** What the worker role of a process needs. */
export interface WorkDependencies {
  settings: ServiceSettings;
  /** The module that exports `renderer`. */
  rendererModule: string;
  database: PooledDatabase;
  queue: JobQueue;
  hub: NoticeHub;
  storage: FileStorage;
  links: MediaLinks;
  metrics: Metrics;
  logger: Logger;
  workFolder: string;
  /** The number of the lock that shows that this worker is alive, and whether it is held. */
  number: number;
  isLive: () => boolean;
}

/** Starts the work of a process with the role `worker`: rendering, tokenizing, training, removing expired files. */
export async function startWork(dependencies: WorkDependencies): Promise<{ stop: () => Promise<void> }> {
  const { settings, rendererModule, database, queue, hub, storage, metrics, logger, workFolder } = dependencies;
  const { render, inputLimitBytes } = settings;
  const renderPool = createRenderPool({ rendererModule, memoryLimitBytes: render.memoryLimitBytes });
  const pool = meterPool(renderPool, metrics);
  const network = createFetcher({
    isAllowed: ({ origin }) => settings.fetchAllow.includes(origin),
    limitBytes: inputLimitBytes,
    deadlineMs: fetchDeadlineMs,
  });
  const own = { database, links: dependencies.links, url: settings.url };
  const fetcher = createMediaFetcher({
    fetcher: network,
    storage,
    findOwn: (address, owner) => findOwnFile(own, address, owner),
    limitBytes: inputLimitBytes,
  });
  const { deadlineMs } = render;
  await returnStopped(database, queue, settings.dataDirectory);
  const marker = createStopMarker(settings.dataDirectory, dependencies.number);
  const worker = await startWorker({
    tools: { database, queue, pool, storage, fetcher, logger, metrics, workFolder, inputLimitBytes, deadlineMs },
    hub,
    number: dependencies.number,
    concurrency: render.concurrency,
    videoConcurrency: render.videoConcurrency,
    isLive: dependencies.isLive,
  });
  const engineWork = await startEngineWork(dependencies, { network, media: fetcher });
  const fineTunes = await startFineTuneWorker(
    {
      database,
      storage,
      hub,
      fetcher,
      workFolder,
      worker: dependencies.number,
      inputLimitBytes,
      memoryLimitBytes: settings.tokenizeMemoryBytes,
    },
    queue,
    logger,
    await loadTrainer(settings.trainerModule),
  );
  const retention = startRetention({
    database,
    storage,
    logger,
    resultLifetimeMs: settings.resultLifetimeMs,
    longestJobMs: longestJobMs(settings),
  });
  return {
    async stop() {
      await marker
        .write()
        .catch((error: unknown) => logger.warn({ reason: describeError(error) }, 'could not write the stop marker'));
      const stopped = Promise.all([worker.stop(), engineWork.stop(), fineTunes.stop(), retention.stop()]);
      await Promise.race([stopped, wait(settings.stopMs - restOfStopMs, undefined, { ref: false })]);
      try {
        // Work that is still running, as with a slow storage, is not awaited any longer.
        await returnGenerationsOf(database, queue, [dependencies.number]);
        await marker.remove();
      } catch (error) {
        logger.warn({ reason: describeError(error) }, 'what this worker holds is given back by the next start');
      }
      await stopped;
      pool.close();
      await network.close();
    },
  };
}
