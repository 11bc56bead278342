import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { studioEventNames } from '../../../contract/studio/studio-events.ts';
import { idempotencyHeader } from '../../../contract/studio/studio-headers.ts';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import { hangBoundMs } from '../../../setup/test/hang-bound.ts';
import { startFaultyUpstream } from '../faulty-upstream/start-faulty-upstream.ts';
import { hastenJobs } from '../hasten-jobs.ts';
import { auditStudio, countUnsettled, installAudit, type Sent } from '../kills/audit.ts';
import type { KillsSurroundings } from '../kills/with-kills-database.ts';
import { openBrowser, type TestBrowser } from './open-browser.ts';
import { pairPassword, startPair } from './start-pair.ts';

/** The result of a run. */
export interface PairKillsReport {
  /** Number of processes that were killed, one after the other. */
  kills: number;
  /** Number of submissions that reached the media service never (their outcome is shown as unknown) or once. */
  reached: { once: number; never: number };
  /** Number of times that a browser sent a submission again, because it had no answer or one of the balancer. */
  repetitions: number;
  /** Number of times that the event stream of the watching browser was opened. */
  streams: number;
  faults: string[];
}

/** Browsers that press at the same time; each sends the next request after the answer to the one before. */
const pressers = 4;
/** How many jobs may be open before the browsers wait: the load has to end. */
const mostOpen = 40;
const workMs = 300;

/** Presses until told to stop. A request without an answer is repeated with the same key, as a browser does. */
async function press(
  browser: TestBrowser,
  next: () => Sent,
  load: { isOver: () => boolean; isFull: () => Promise<boolean>; onRepeat: () => void },
): Promise<void> {
  while (!load.isOver()) {
    const { key, prompt } = next();
    for (;;) {
      const response = await browser
        .send('/api/ai/queue', {
          method: 'POST',
          headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
          body: JSON.stringify({ model: 'm', prompt }),
        })
        .catch(() => null);
      // Any answer of a studio: it has recorded the submission.
      const isRecorded = response !== null && response.headers.get('content-type')?.includes('json') === true;
      await response?.body?.cancel();
      if (isRecorded) break;
      load.onRepeat();
      await wait(50);
    }
    while (!load.isOver() && (await load.isFull())) await wait(50);
  }
}

/** Follows the jobs as a tab does: by events, and by reading them again whenever some may have been missed. */
function watch(browser: TestBrowser): { statuses: Map<string, string>; streams: () => number; stop: () => void } {
  const statuses = new Map<string, string>();
  let streams = 0;

  async function readAll(): Promise<void> {
    const { jobs } = await browser.read<{ jobs: StudioJob[] }>('/api/studio/jobs?limit=200');
    for (const { id, status } of jobs) statuses.set(id, status);
  }
  const { stop } = browser.follow({
    onOpen() {
      streams += 1;
      void readAll().catch(() => undefined);
    },
    onEvent(name, data) {
      if (name === studioEventNames.resync) void readAll().catch(() => undefined);
      if (name !== studioEventNames.job) return;
      const { id, status } = JSON.parse(data) as StudioJob;
      statuses.set(id, status);
    },
  });
  return { statuses, streams: () => streams, stop };
}

/** The files of results in a storage, without thumbnails and other versions. */
async function countOriginals(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile() && entry.name.endsWith('.png')).length;
}

/**
 * Kills two studios in turn while browsers press through the balancer in front of them. One is always up. Afterwards both
 * bring everything to its end.
 *
 * @param options.kills how many
 * @param options.onKill is called after each, with their number
 */
export async function runPairKills(
  options: KillsSurroundings & { kills: number; onKill: (count: number) => void },
): Promise<PairKillsReport> {
  const { connection, databaseUrl, folder, result } = options;
  const { pool } = connection;
  const presence = { hasRecords: true, hasEvents: true, hasLists: true };
  const upstream = await startFaultyUpstream({ ...presence, result, workMs });
  await installAudit(pool);
  const pair = await startPair({ folder, databaseUrl, mediaApiUrl: upstream.origin });
  const browser = openBrowser(pair.origin);
  await browser.logIn(pairPassword);

  const sent: Sent[] = [];
  const state = { isOver: false, repetitions: 0 };
  function next(): Sent {
    const submission = { key: randomUUID(), prompt: `picture ${sent.length}` };
    upstream.scripts.set(submission.prompt, { faults: {}, end: 'succeeded', isListed: true });
    sent.push(submission);
    return submission;
  }
  const watched = watch(browser);
  const load = {
    isOver: () => state.isOver,
    isFull: async () => (await countUnsettled(pool)) > mostOpen,
    onRepeat: () => void (state.repetitions += 1),
  };
  const pressing = Array.from({ length: pressers }, () => press(browser, next, load));

  for (let count = 0; count < options.kills; count += 1) {
    const before = sent.length;
    // Killed while it works: after some more presses, at any moment of them.
    while (sent.length < before + 4) await wait(10);
    await wait(Math.random() * 300);
    const index = count % 2 === 0 ? 0 : 1;
    await pair.kill(index);
    await pair.start(index);
    options.onKill(count + 1);
  }
  state.isOver = true;
  await Promise.all(pressing);

  const stopHastening = hastenJobs(connection.database);
  const until = Date.now() + hangBoundMs;
  while ((await countUnsettled(pool)) > 0 && Date.now() < until) await wait(50);
  await stopHastening();

  const { rows } = await pool.query<{ id: string; status: string; generation_id: string | null }>(
    'select id, status, generation_id from studio.jobs',
  );
  // The last events may still be on their way.
  const differing = () => rows.filter(({ id, status }) => watched.statuses.get(id) !== status);
  while (differing().length > 0 && Date.now() < until) await wait(50);

  const faults = await auditStudio({
    pool,
    sent,
    enqueued: upstream.enqueued,
    storageFolder: pair.storageFolder,
    result,
  });
  for (const { id, status } of differing())
    faults.push(`the browser sees ${id} as ${watched.statuses.get(id) ?? 'missing'}, not ${status}`);
  if (rows.length !== sent.length) faults.push(`${sent.length} submissions have ${rows.length} jobs`);
  const followed = new Set(rows.flatMap(({ generation_id: id }) => id ?? []));
  for (const id of upstream.generations.keys()) if (!followed.has(id)) faults.push(`no job follows generation ${id}`);
  const originals = await countOriginals(pair.storageFolder);
  const succeeded = rows.filter(({ status }) => status === 'succeeded').length;
  if (originals !== succeeded) faults.push(`${succeeded} results are stored in ${originals} files`);

  watched.stop();
  await pair.close();
  await upstream.close();
  const never = sent.filter(({ prompt }) => upstream.enqueued(prompt) === 0).length;
  return {
    kills: options.kills,
    reached: { once: sent.length - never, never },
    repetitions: state.repetitions,
    streams: watched.streams(),
    faults,
  };
}
