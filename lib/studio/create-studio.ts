import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelUsage } from '../contract/studio/model-usage.ts';
import { studioEventNames } from '../contract/studio/studio-events.ts';
import type { StudioStatus } from '../contract/studio/studio-status.ts';
import { connectDatabase } from '../database/connect.ts';
import { readSecret } from '../database/read-secret.ts';
import { secrets } from '../database/studio-tables.ts';
import { createAllowList, type AllowList } from '../http/allow-list.ts';
import { createBodyBudget, type BodyBudget } from '../http/body-budget.ts';
import type { Logger } from '../logging/create-logger.ts';
import { createMediaTasks } from '../media/tasks/create-media-tasks.ts';
import { createUpstream } from '../upstream/create-upstream.ts';
import { openTemporary } from './open-temporary.ts';
import { createAudit, type Audit } from './audit/create-audit.ts';
import { keepExpiring } from './audit/expire-entries.ts';
import { createBackground } from './background/create-background.ts';
import { createEventHub } from './events/create-event-hub.ts';
import { listenToDatabase } from './events/listen-to-database.ts';
import { mediaPath } from './library/files/media-rows.ts';
import { createMediaPublisher } from './library/files/publish-media.ts';
import { createBoardPublisher } from './library/reviews/publish-boards.ts';
import { createForwarder, type Forwarder } from './create-forwarder.ts';
import type { Jobs } from './generations/jobs/create-jobs.ts';
import { createLibrary, type Library } from './library/create-library.ts';
import { createInvitations, type Invitations } from './people/create-invitations.ts';
import { createLogin } from './people/create-login.ts';
import type { Login } from './people/login.ts';
import { createAccess } from './context/access.ts';
import type { Caller } from './context/caller.ts';
import { createPeople, type People } from './people/create-people.ts';
import { createMedia, type Media } from './library/create-media.ts';
import { createSharedBoards, type SharedBoards } from './library/links/create-shared-boards.ts';
import { createMediaWorker } from './library/work/create-media-worker.ts';
import { readModelUsage } from './models/model-usage.ts';
import { createPresets, type Presets } from './presets/create-presets.ts';
import { createPromptHelp, type PromptHelp } from './text/create-prompt-help.ts';
import { createSnippets, type Snippets } from './text/create-snippets.ts';
import { createStoryboards, type Storyboards } from './storyboards/create-storyboards.ts';
import { createSweeps, type Sweeps } from './sweeps/create-sweeps.ts';
import { readStatus } from './read-status.ts';
import type { StudioSettings } from './context/settings.ts';
import { createStorage } from '../storage/create-storage.ts';
import { upstreamDeadlines, type StudioContext, type UpstreamDeadlines } from './context/studio-context.ts';
import type { Submitter } from './generations/submit/create-submitter.ts';
import { retryDatabase } from '../database/retry-database.ts';
import { describeError } from '../logging/describe-error.ts';
import 'server-only';
import { createDirectRuns } from './generations/direct/run-directly.ts';
import { createLimits, type Limits } from './limits/create-limits.ts';
import { createUsage, type Usages } from './usage/create-usage.ts';
import { createGenerations } from './generations/create-generations.ts';
import { readJobs } from './generations/records/read-jobs.ts';
import { restoreJob } from './generations/records/restore-job.ts';

/** What a person can do in a studio, within what their role allows. */
export interface PersonalStudio {
  jobs: Jobs;
  library: Library;
  presets: Presets;
  storyboards: Storyboards;
  sweeps: Sweeps;
}

/** Everything that route handlers work with, besides a person's own. */
export interface Studio {
  for: (caller: Caller) => PersonalStudio;
  context: StudioContext;
  allowList: AllowList;
  /** The memory budget of all request bodies together. */
  bodyBudget: BodyBudget;
  login: Login;
  people: People;
  invitations: Invitations;
  audit: Audit;
  submitter: Submitter;
  media: Media;
  /** What public links open. */
  sharedBoards: SharedBoards;
  promptHelp: PromptHelp;
  snippets: Snippets;
  limits: Limits;
  usage: Usages;
  forward: Forwarder;
  /** A browser's event stream. */
  openEvents: (lastEventId: string | null, signal: AbortSignal) => ReadableStream<Uint8Array>;
  readStatus: () => Promise<StudioStatus>;
  /** How the models were used in this studio. */
  readModelUsage: () => Promise<ModelUsage[]>;
  /** Ends every stream, then the running work, then every connection. */
  close: () => Promise<void>;
}

/** Number of decoders that run at once: each may take a core and much memory. */
const mediaTasksAtOnce = 2;

/**
 * Creates the studio and starts it: it listens to its database and to the media service, and follows open jobs. The
 * database must have been migrated.
 */
export async function createStudio(
  settings: StudioSettings,
  logger: Logger,
  options: {
    deadlines?: UpstreamDeadlines;
    mediaTasksAtOnce?: number;
    /** Starts the processes that examine files in advance, so that no upload or result waits for one to start. */
    keepsMediaWarm?: boolean;
  } = {},
): Promise<Studio> {
  const connection = connectDatabase({
    url: settings.databaseUrl,
    maxConnections: 20,
    onError: (error) => logger.warn({ error: describeError(error) }, 'a database connection broke'),
  });
  const { database } = connection;
  const temporaryDirectory = await openTemporary(join(settings.dataDirectory, 'temporary', 'studio'));

  const hub = createEventHub({ resyncEvent: studioEventNames.resync });
  const listener = await listenToDatabase({ url: settings.databaseUrl, logger });
  listener.onMedia(createMediaPublisher({ database, hub, logger }).note);
  listener.onBoard(createBoardPublisher({ hub, logger }));
  listener.onGap(() => hub.publish(studioEventNames.resync, '{}'));

  const upstream = createUpstream({ ...settings.mediaApi, allowedOrigins: settings.fetchAllowedOrigins });
  const mediaTasks = createMediaTasks(options.mediaTasksAtOnce ?? mediaTasksAtOnce, {
    memoryLimitBytes: settings.mediaMemoryBytes,
    isKeptWarm: options.keepsMediaWarm ?? false,
  });
  const context: StudioContext = {
    settings,
    database,
    upstream,
    deadlines: options.deadlines ?? upstreamDeadlines,
    storage: await createStorage({ url: settings.storageUrl, prefix: 'studio' }),
    logger,
    temporaryDirectory,
    runMediaTask: mediaTasks.run,
    wakeMediaWorker: () => mediaWorker.wake(),
    background: createBackground(logger),
    sender: listener.lock,
    secret: Buffer.from(await retryDatabase(() => readSecret(database, secrets, 'signing')), 'base64url'),
  };
  const mediaWorker = createMediaWorker(context);
  const generations = createGenerations(context, { hub, listener });
  const { storyboards, stop: stopStoryboards } = createStoryboards(context, { ...generations, onJob: listener.onJob });

  const people = createPeople(database);
  const media = createMedia(context, mediaWorker);
  const stopExpiring = keepExpiring({ database, days: settings.auditDays, logger });

  let closing: Promise<void> | null = null;
  async function close(): Promise<void> {
    hub.close();
    await Promise.all([
      generations.stop(),
      context.background.stop(),
      mediaWorker.stop(),
      stopStoryboards(),
      stopExpiring(),
    ]);
    mediaTasks.close();
    await upstream.close();
    await listener.close();
    await connection.close();
    await rm(temporaryDirectory, { recursive: true, force: true });
  }

  const personal = {
    jobs: generations.jobs,
    library: createLibrary(context, { readJobs, restoreJob }),
    presets: createPresets(context),
    storyboards,
    sweeps: createSweeps(context, generations),
  };

  return {
    for: (caller) => ({
      jobs: personal.jobs(caller),
      library: personal.library(caller),
      presets: personal.presets(caller),
      storyboards: personal.storyboards(caller),
      sweeps: personal.sweeps(caller),
    }),
    context,
    allowList: createAllowList(settings.origins, {
      host: new URL(settings.localUrl).host,
      opens: (url) => url.pathname.startsWith(mediaPath('')) && media.isSigned(url),
    }),
    bodyBudget: createBodyBudget(settings.bodiesLimitBytes),
    login: await createLogin({ ...settings, secret: context.secret, database, listener, logger }),
    people,
    invitations: createInvitations({
      database,
      people,
      origin: settings.origins[0] ?? '',
      readAccess: createAccess(settings.trustedProxies),
    }),
    audit: createAudit(context),
    submitter: generations.submitter,
    media,
    sharedBoards: createSharedBoards(context),
    snippets: createSnippets(context),
    promptHelp: createPromptHelp({ api: settings.textApi, logger }),
    forward: createForwarder(context, createDirectRuns(context, generations.submitter)),
    limits: createLimits(database, { onChange: generations.submitter.dispatch }),
    usage: createUsage(database),
    openEvents: (lastEventId, signal) =>
      hub.open({
        lastEventId,
        signal,
        greeting: [{ name: studioEventNames.link, data: JSON.stringify(generations.link()) }],
      }),
    readStatus: () => readStatus(context, generations.link()),
    readModelUsage: () => readModelUsage(database),
    close: () => (closing ??= close()),
  };
}
