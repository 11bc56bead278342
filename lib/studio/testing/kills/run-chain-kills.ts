import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseConnection } from '../../../database/connect.ts';
import { storyboards, storyboardTakes } from '../../../database/studio-storyboard-tables.ts';
import { hangBoundMs } from '../../../setup/test/hang-bound.ts';
import { startFaultyUpstream } from '../faulty-upstream/start-faulty-upstream.ts';
import { hastenJobs } from '../hasten-jobs.ts';
import { killLives } from './kill-lives.ts';
import { startStudioProcess } from './start-studio-process.ts';
import { firstPersonId } from '../../people/first-person.ts';

/** The takes of a chain: each starts with the result of the one before. */
const length = 2;

interface ChainTake {
  state: string;
  status: string | null;
  prompt: string;
  /** The frame that it starts with, once it was sent. */
  first: string | null;
  /** Whether its studio was killed when the request was on its way: its outcome stays unknown. */
  isUnknown: boolean;
}

/**
 * Gives one studio after the other a chain of takes. Each studio kills itself at a different step. Afterwards a last
 * one has to bring all chains to their ends.
 *
 * @param options.connection to a migrated database
 * @param options.folder for storage and temporary files
 * @param options.result bytes of every result, an image
 * @returns how many studios were killed at their step, and everything that is wrong, one sentence each
 */
export async function runChainKills(options: {
  connection: DatabaseConnection;
  databaseUrl: string;
  folder: string;
  result: Buffer;
  kills: number;
}): Promise<{ kills: number; faults: string[] }> {
  const { database, pool } = options.connection;
  const presence = { hasRecords: true, hasEvents: true, hasLists: true };
  const upstream = await startFaultyUpstream({ ...presence, result: options.result, workMs: 40 });
  await mkdir(options.folder, { recursive: true });
  const environment = {
    DATABASE_URL: options.databaseUrl,
    MEDIA_API_URL: upstream.origin,
    STORAGE_URL: pathToFileURL(join(options.folder, 'storage')).href,
    EASEL_DATA_DIR: options.folder,
    LOG_LEVEL: 'silent',
    NODE_COMPILE_CACHE: join(options.folder, 'compiled'),
  };
  const prompts: string[] = [];

  async function addChain(): Promise<void> {
    const storyboardId = randomUUID();
    const content = { name: '', model: null, imageModel: null, settings: {}, references: [], shots: [] };
    await database.insert(storyboards).values({ id: storyboardId, revision: 1, content });
    const shared = {
      storyboardId,
      ownerId: firstPersonId,
      batchId: randomUUID(),
      purpose: 'shot',
      state: 'waiting',
    } as const;
    const ids = Array.from({ length }, () => randomUUID());
    await database.insert(storyboardTakes).values(
      ids.map((id, at) => {
        const prompt = `shot ${prompts.length}`;
        prompts.push(prompt);
        upstream.scripts.set(prompt, { faults: {}, end: 'succeeded', isListed: true });
        const before = ids[at - 1];
        const inputs = before === undefined ? [] : [{ name: 'first_image', take: before }];
        return { ...shared, id, shotId: randomUUID(), request: { model: 'm', prompt }, inputs };
      }),
    );
  }

  async function readTakes(): Promise<ChainTake[]> {
    const { rows } = await pool.query<ChainTake>(`
      select t.state, j.status, t.request ->> 'prompt' as prompt, t.request ->> 'first_image' as first,
        coalesce(j.status = 'unconfirmed' and j.failed_checks >= 7, false) as "isUnknown"
      from studio.storyboard_takes t left join studio.jobs j on j.id = t.job_id`);
    return rows;
  }

  /** Takes without a result, except where nobody knows whether the request of one before arrived. */
  function unfinished(takes: ChainTake[]): ChainTake[] {
    const takeOf = new Map(takes.map((take) => [take.prompt, take]));
    const isLost = (take: ChainTake): boolean => {
      const at = prompts.indexOf(take.prompt);
      const before = at % length === 0 ? undefined : takeOf.get(prompts[at - 1] ?? '');
      return take.isUnknown || (take.state === 'waiting' && before !== undefined && isLost(before));
    };
    return takes.filter((take) => take.status !== 'succeeded' && !isLost(take));
  }

  async function settle(): Promise<void> {
    const until = Date.now() + hangBoundMs;
    while (unfinished(await readTakes()).length > 0 && Date.now() < until) await wait(50);
  }

  const stopHastening = hastenJobs(database);
  const first = await startStudioProcess(environment, 0);
  await first.ask('/arm');
  await addChain();
  await settle();
  const { steps } = (await first.ask('/steps')) as { steps: number };
  first.kill();
  await first.ended;

  const kills = await killLives(steps, options.kills, async (killAt) => {
    const studio = await startStudioProcess(environment, killAt);
    await studio.ask('/arm');
    await addChain();
    const outcome = await Promise.race([studio.ended.then(() => 'killed'), settle().then(() => 'quiet')]);
    studio.kill();
    await studio.ended;
    return outcome === 'killed';
  });
  const last = await startStudioProcess(environment, 0);
  await settle();
  last.kill();
  await last.ended;
  await stopHastening();

  const takes = await readTakes();
  const jobs = await pool.query<{ prompt: string; count: number }>(
    `select prompt, count(*)::int as count from studio.jobs group by prompt having count(*) > 1`,
  );
  const faults = [
    ...jobs.rows.map(({ prompt, count }) => `${prompt} has ${count} jobs`),
    ...unfinished(takes).map(({ prompt, state, status }) => `${prompt} is ${state}, its job ${status ?? 'missing'}`),
    ...takes.flatMap(({ prompt, state, status, first: frame }) => {
      const times = upstream.enqueued(prompt);
      const isFirst = prompts.indexOf(prompt) % length === 0;
      return [
        ...(times === (status === 'succeeded' ? 1 : 0) ? [] : [`${prompt} was sent ${times} times`]),
        ...(state !== 'sent' || isFirst === (frame === null) ? [] : [`${prompt} starts with ${frame ?? 'nothing'}`]),
      ];
    }),
  ];
  await upstream.close();
  return { kills, faults };
}
