import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { startScriptedUpstream, type ScriptedUpstream } from '../../upstream/testing/scripted-upstream.ts';
import { createStudio, type PersonalStudio, type Studio } from '../create-studio.ts';
import { openCaller } from '../people/create-open-login.ts';
import type { StudioSettings } from '../context/settings.ts';
import type { UpstreamDeadlines } from '../context/studio-context.ts';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

/** A key that must never appear outside requests to the media service. */
export const canaryKey = 'canary-4f1d0b7e9c/secret';

/** A studio with what its first administrator can do. */
export type OpenStudio = Studio & PersonalStudio;

/** A studio on a fresh database and folder, with a scripted media service behind it. */
export interface TestStudio {
  studio: OpenStudio;
  upstream: ScriptedUpstream;
  database: TestDatabase;
  settings: StudioSettings;
  /** Starts a second studio on the same database and folder, like another process. */
  another: () => Promise<OpenStudio>;
  /** Waits until a job has a status; fails with its actual status. */
  jobAs: (id: string, status: StudioJob['status']) => Promise<StudioJob>;
  close: () => Promise<void>;
}

/** Starts a studio for a test. */
export async function startTestStudio(
  change: Partial<StudioSettings> = {},
  options: { deadlines?: UpstreamDeadlines } = {},
): Promise<TestStudio> {
  const database = await createTestDatabase('studio');
  const upstream = await startScriptedUpstream();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'easel-studio-'));
  const settings: StudioSettings = {
    host: '127.0.0.1',
    port: 3000,
    origins: ['http://127.0.0.1:3000', 'http://localhost:3000'],
    localUrl: 'http://127.0.0.1:3000',
    mediaApi: { baseUrl: upstream.origin, key: canaryKey, isEmbedded: true, sendsUser: true },
    mediaModels: [],
    textApi: null,
    databaseUrl: database.url,
    storageUrl: pathToFileURL(join(dataDirectory, 'storage')).href,
    dataDirectory,
    uploadLimitBytes: 5_000_000,
    resultLimitBytes: 5_000_000,
    inlineLimitBytes: 100_000,
    mediaMemoryBytes: 2 ** 31,
    bodiesLimitBytes: 128_000_000,
    maxInFlight: 1_000,
    renderSlots: null,
    fetchAllowedOrigins: [],
    password: null,
    openId: null,
    proxyLogin: null,
    roles: { byGroup: new Map(), fallback: 'viewer' },
    trustedProxies: [],
    auditDays: 365,
    logLevel: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    ...change,
  };
  const studios: Studio[] = [];
  async function another(): Promise<OpenStudio> {
    const made = await createStudio(settings, createLogger('studio', settings.logLevel), {
      ...options,
      // Starting a process costs more than its work in a test.
      mediaTasksAtOnce: 1,
    });
    studios.push(made);
    return { ...made, ...made.for(openCaller) };
  }
  const studio = await another();

  async function jobAs(id: string, status: StudioJob['status']): Promise<StudioJob> {
    const until = Date.now() + hangBoundMs;
    for (;;) {
      const job = await studio.jobs.read(id);
      if (job.status === status) return job;
      if (Date.now() > until) throw new Error(`The job is ${JSON.stringify(job)}, not ${status}.`);
      // Polling without a pause would take processor time from the awaited work.
      await wait(5);
    }
  }

  return {
    studio,
    upstream,
    database,
    settings,
    another,
    jobAs,
    close: async () => {
      await Promise.all(studios.map((each) => each.close()));
      await upstream.close();
      await database.drop();
      await removeFolder(dataDirectory);
    },
  };
}
