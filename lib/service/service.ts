import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { connectDatabase, type Database } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { readSecret } from '../database/read-secret.ts';
import { secrets } from '../database/service-tables.ts';
import { openDatabaseSession } from '../database/open-session.ts';
import type { Logger } from '../logging/create-logger.ts';
import { describeError } from '../logging/describe-error.ts';
import { noticeChannel } from './events/notice.ts';
import { createNoticeHub, type NoticeHub } from './events/notice-hub.ts';
import { startHttp } from './http/start-http.ts';
import { startProbes } from './http/start-probes.ts';
import { addQueueGauges } from './metrics/add-queue-gauges.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { createCatalogue, type ModelCatalogue } from './models/catalogue.ts';
import { listEngineModels } from './models/engine-models.ts';
import { startJobQueue } from './queue/job-queue.ts';
import { drawWorkerNumber, holdWorkerLock } from './queue/worker-lock.ts';
import type { ServiceSettings } from './settings.ts';
import { longestJobMs, startWork } from './start-work.ts';
import { createMediaLinks } from './storage/media-links.ts';
import { createStorage } from '../storage/create-storage.ts';
import { openWorkFolder } from './worker/work-folder.ts';
import type { Model } from '../contract/model.ts';
import type { Renderer } from './render/renderer.ts';

/** A running media service. */
export interface Service {
  /** Its address; null when this process does not serve HTTP. */
  url: string | null;
  /** Stops within seconds: streams end, running generations are requeued. */
  stop: () => Promise<void>;
}

const builtInRenderer = new URL('../painter/renderer.ts', import.meta.url).href;
const idleTransactionMs = 10_000;

/** The description of a module's renderer, which every model includes. */
async function describeRenderer(moduleUrl: string): Promise<Model['renderer']> {
  const { renderer } = (await import(moduleUrl)) as { renderer: Renderer };
  return { name: renderer.name, neural: renderer.isNeural, note: renderer.note };
}

/** Keeps a catalogue up to date with the models of engines, which any process may write. */
async function followCatalogue(catalogue: ModelCatalogue, database: Database, hub: NoticeHub, logger: Logger) {
  let reading = Promise.resolve();
  // One after another: an older answer must not replace a newer one.
  const read = () => {
    reading = reading
      .catch(() => undefined)
      .then(async () => catalogue.setEngineModels(await listEngineModels(database)));
    return reading;
  };
  const readAgain = () =>
    void read().catch((error: unknown) =>
      logger.warn({ reason: describeError(error) }, 'could not read the models of engines'),
    );
  hub.subscribe({ onCatalogue: readAgain, onResync: readAgain });
  await read();
}

/** Starts the media service in this process: HTTP, worker, or both, as the settings say. */
export async function startService(settings: ServiceSettings, logger: Logger): Promise<Service> {
  const number = drawWorkerNumber();
  const connection = connectDatabase({
    url: settings.databaseUrl,
    maxConnections: 12 + settings.render.concurrency,
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
  const queue = await startJobQueue({
    url: settings.databaseUrl,
    logger,
    longestJobSeconds: Math.ceil(longestJobMs(settings) / 1000),
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
    onNotification: hub.receive,
  });

  const catalogue = createCatalogue();
  await followCatalogue(catalogue, database, hub, logger);

  const rendererModule = settings.render.module ?? builtInRenderer;
  const workFolder = await openWorkFolder(settings.dataDirectory, number);
  const shared = { database, queue, hub, storage, metrics, logger, workFolder };
  const work = settings.roles.worker
    ? await startWork({ ...shared, links, settings, rendererModule, number, isLive: session.isConnected })
    : null;
  const http = settings.roles.http
    ? await startHttp({
        ...shared,
        host: settings.host,
        port: settings.port,
        url: settings.url,
        links,
        catalogue,
        renderer: await describeRenderer(rendererModule),
        apiKeys: settings.apiKeys,
        adminKeys: settings.adminKeys,
        engines: settings.engines,
        bodyLimitBytes: settings.bodyLimitBytes,
        bodiesLimitBytes: settings.bodiesLimitBytes,
        fileLimitBytes: settings.fileLimitBytes,
        requestsPerMinute: settings.requestsPerMinute,
        queuedPerKey: settings.queuedPerKey,
        syncTimeoutMs: settings.syncTimeoutMs,
        canTrain: settings.trainerModule !== null,
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
      await Promise.all([http?.stop(), probes?.stop(), work?.stop()]);
      await Promise.allSettled([queue.stop(), session.close()]);
      await connection.close();
      await rm(workFolder, { recursive: true, force: true });
    },
  };
}
