import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { connectDatabase } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { readSecret } from '../database/read-secret.ts';
import { secrets } from '../database/service-tables.ts';
import { openDatabaseSession } from '../database/open-session.ts';
import type { Logger } from '../logging/create-logger.ts';
import { noticeChannel } from './events/notice.ts';
import { createNoticeHub } from './events/notice-hub.ts';
import { startTokenizer } from './fine-tunes/start-tokenizer.ts';
import { startHttp } from './http/start-http.ts';
import { startProbes } from './http/start-probes.ts';
import { addQueueGauges } from './metrics/add-queue-gauges.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { meterPool } from './metrics/meter-pool.ts';
import { startJobQueue } from './queue/job-queue.ts';
import { drawWorkerNumber, holdWorkerLock } from './queue/worker-lock.ts';
import { startRetention } from './retention/start-retention.ts';
import { describeRenderer } from './render/describe-renderer.ts';
import { createRenderPool } from './render/render-pool.ts';
import type { ServiceSettings } from './settings.ts';
import { createFetcher } from './storage/create-fetcher.ts';
import { createMediaLinks } from './storage/media-links.ts';
import { createStorage } from '../storage/create-storage.ts';
import { startWorker } from './worker/create-worker.ts';
import { openWorkFolder } from './worker/work-folder.ts';

/** A running media service. */
export interface Service {
  /** Where it answers; null when this process does not speak HTTP. */
  url: string | null;
  /** Stops within seconds: streams end, what is being drawn goes back into the queue. */
  stop: () => Promise<void>;
}

const builtInRenderer = new URL('./render/built-in/renderer.ts', import.meta.url).href;
const fetchDeadlineMs = 300_000;
const idleTransactionMs = 10_000;

/** Starts the media service in this process: HTTP, worker, or both, as the settings say. */
export async function startService(settings: ServiceSettings, logger: Logger): Promise<Service> {
  const number = drawWorkerNumber();
  const connection = connectDatabase({
    url: settings.databaseUrl,
    maxConnections: 10 + settings.render.concurrency,
    idleTransactionMs,
    onError: (error) => logger.warn({ reason: error.message }, 'lost an idle database connection'),
  });
  const { database } = connection;
  const isHealthy = async () =>
    database.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
  const metrics = createMetrics();
  addQueueGauges(metrics, database);
  await migrateDatabase(database, 'service');
  const storage = await createStorage({ url: settings.storageUrl, prefix: 'service' });
  const secret = await readSecret(database, secrets, 'media links');
  const links = createMediaLinks({ secret, url: settings.url, lifetimeMs: settings.linkLifetimeMs, now: Date.now });
  const longestDeadlineMs = Math.max(settings.render.deadlineMs.image, settings.render.deadlineMs.video);
  const queue = await startJobQueue({
    url: settings.databaseUrl,
    logger,
    longestJobSeconds: Math.ceil((longestDeadlineMs + fetchDeadlineMs * 2) / 1000),
  });

  const hub = createNoticeHub();
  const session = await openDatabaseSession({
    url: settings.databaseUrl,
    name: 'easel service session',
    channel: noticeChannel,
    logger,
    async onConnected(client) {
      if (settings.roles.worker) await holdWorkerLock(client, number);
    },
    onListening: hub.resync,
    onNotification: hub.hear,
  });

  const rendererModule = settings.render.module ?? builtInRenderer;
  const workFolder = await openWorkFolder(settings.dataDirectory, number);
  const pool = settings.roles.worker
    ? meterPool(
        createRenderPool({
          rendererModule,
          memoryLimitBytes: settings.render.memoryLimitBytes,
        }),
        metrics,
      )
    : null;
  const fetcher = createFetcher({
    isAllowed: (url) =>
      settings.fetchAllow.includes(url.origin) ||
      (url.origin === new URL(settings.url).origin && url.pathname.startsWith('/media/')),
    limitBytes: settings.inputLimitBytes,
    deadlineMs: fetchDeadlineMs,
  });
  const worker =
    pool === null
      ? null
      : await startWorker({
          tools: {
            database,
            queue,
            pool,
            storage,
            fetcher,
            logger,
            metrics,
            workFolder,
            inputLimitBytes: settings.inputLimitBytes,
            deadlineMs: settings.render.deadlineMs,
          },
          hub,
          number,
          concurrency: settings.render.concurrency,
          filmConcurrency: settings.render.filmConcurrency,
          isLive: session.isConnected,
        });
  const tokenizer = settings.roles.worker
    ? await startTokenizer({ database, storage, workFolder }, queue, logger)
    : null;

  const retention = settings.roles.worker
    ? startRetention({
        database,
        storage,
        logger,
        resultLifetimeMs: settings.resultLifetimeMs,
        longestJobMs: longestDeadlineMs + fetchDeadlineMs * 2,
      })
    : null;

  const http = settings.roles.http
    ? await startHttp({
        host: settings.host,
        port: settings.port,
        url: settings.url,
        database,
        queue,
        hub,
        storage,
        links,
        renderer: await describeRenderer(rendererModule),
        logger,
        apiKeys: settings.apiKeys,
        bodyLimitBytes: settings.bodyLimitBytes,
        fileLimitBytes: settings.fileLimitBytes,
        requestsPerMinute: settings.requestsPerMinute,
        queuedPerKey: settings.queuedPerKey,
        syncTimeoutMs: settings.syncTimeoutMs,
        workFolder,
        metrics,
        metricsKey: settings.metrics.key,
        isHealthy,
      })
    : null;
  const probes =
    settings.metrics.port === null
      ? null
      : await startProbes({
          host: settings.host,
          port: settings.metrics.port,
          logger,
          metrics,
          metricsKey: settings.metrics.key,
          isHealthy,
        });

  return {
    url: http?.url ?? null,
    async stop() {
      await Promise.all([http?.stop(), probes?.stop(), worker?.stop(), tokenizer?.stop(), retention?.stop()]);
      pool?.close();
      await Promise.allSettled([queue.stop(), session.close(), fetcher.close()]);
      await connection.close();
      await rm(workFolder, { recursive: true, force: true });
    },
  };
}
