import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseConnection } from '../../../database/connect.ts';
import { startFaultyUpstream } from '../faulty-upstream/start-faulty-upstream.ts';
import { hastenJobs } from '../hasten-jobs.ts';
import { auditStudio, countUnsettled, installAudit, type Sent } from './audit.ts';
import { killLives } from './kill-lives.ts';
import { startStudioProcess, type StudioProcess } from './start-studio-process.ts';
import { hangBoundMs } from '../../../setup/test/hang-bound.ts';

/** The result of a run. */
export interface StudioKillsReport {
  /** Number of processes that were killed at their step. */
  kills: number;
  /** Number of steps from a submission to the copied result. */
  steps: number;
  /** Number of submissions that reached the media service never (their outcome is shown as unknown) or once. */
  reached: { once: number; never: number };
  faults: string[];
}

const model = 'm';

/**
 * Submits to one studio after the other. Each kills itself at a different step between the submission and the copied
 * result. Afterwards a last studio has to bring everything to its true end.
 *
 * @param options.connection to a migrated database
 * @param options.folder for storage and temporary files
 * @param options.result bytes of every result, an image
 * @param options.onKill is called at each kill, with the number of kills
 */
export async function runStudioKills(options: {
  connection: DatabaseConnection;
  databaseUrl: string;
  folder: string;
  result: Buffer;
  kills: number;
  onKill: (count: number) => void;
}): Promise<StudioKillsReport> {
  const { connection, result } = options;
  const presence = { hasRecords: true, hasEvents: true, hasLists: true };
  const upstream = await startFaultyUpstream({ ...presence, result, workMs: 40 });
  await mkdir(options.folder, { recursive: true });
  const storage = join(options.folder, 'storage');
  const environment = {
    DATABASE_URL: options.databaseUrl,
    MEDIA_API_URL: upstream.origin,
    STORAGE_URL: pathToFileURL(storage).href,
    EASEL_DATA_DIR: options.folder,
    LOG_LEVEL: 'silent',
    // Every studio except the first starts in half the time.
    NODE_COMPILE_CACHE: join(options.folder, 'compiled'),
  };
  const sent: Sent[] = [];
  const unanswered: Sent[] = [];

  async function submit(studio: StudioProcess, submission: Sent): Promise<void> {
    const answer = await studio.ask('/submit', { key: submission.key, request: { model, prompt: submission.prompt } });
    if (answer === null) unanswered.push(submission);
  }

  function press(): Sent {
    const submission = { key: randomUUID(), prompt: `picture ${sent.length}` };
    upstream.scripts.set(submission.prompt, { faults: {}, end: 'succeeded', isListed: true });
    sent.push(submission);
    return submission;
  }

  async function settle(): Promise<void> {
    const until = Date.now() + hangBoundMs;
    while ((await countUnsettled(connection.pool)) > 0 && Date.now() < until) await wait(50);
  }

  await installAudit(connection.pool);
  const stopHastening = hastenJobs(connection.database);
  const first = await startStudioProcess(environment, 0);
  await submit(first, press());
  await settle();
  const { steps } = (await first.ask('/steps')) as { steps: number };
  first.kill();
  await first.ended;

  let count = 0;
  const kills = await killLives(steps, options.kills, async (killAt) => {
    const studio = await startStudioProcess(environment, killAt);
    // Like a browser without a response: sends again with the same key, to each later studio.
    for (const submission of [press(), ...unanswered.splice(0)]) await submit(studio, submission);
    const outcome = await Promise.race([studio.ended.then(() => 'killed'), settle().then(() => 'quiet')]);
    studio.kill();
    await studio.ended;
    if (outcome === 'killed') options.onKill((count += 1));
    return outcome === 'killed';
  });

  const last = await startStudioProcess(environment, 0);
  for (const submission of unanswered.splice(0)) await submit(last, submission);
  await settle();
  last.kill();
  await last.ended;
  await stopHastening();
  const faults = await auditStudio({
    pool: connection.pool,
    sent,
    enqueued: upstream.enqueued,
    storageFolder: join(storage, 'studio'),
    result,
  });
  const never = sent.filter(({ prompt }) => upstream.enqueued(prompt) === 0).length;
  await upstream.close();
  return { kills, steps, reached: { once: sent.length - never, never }, faults };
}
