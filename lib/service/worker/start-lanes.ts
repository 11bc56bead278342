import { setTimeout as wait } from 'node:timers/promises';
import { isTerminalStatus } from '../../contract/status.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Engines } from '../engines/start-engines.ts';
import type { LiveEngine } from '../engines/watch-engine.ts';
import type { NoticeHub } from '../events/notice-hub.ts';
import { claimForEngine } from '../queue/claim-for-engine.ts';
import { returnUnfollowed } from '../queue/return-generation.ts';
import { explainWaiting } from '../queue/wait-for-engine.ts';
import { createCloser } from './close-at-engine.ts';
import type { Worker } from './create-worker.ts';
import { followEnd } from './follow-end.ts';
import { processEngineGeneration, type EngineWorkTools } from './process-engine-generation.ts';
import { StopReason } from './stop-reason.ts';

/** The lanes of a worker, one for each engine. */
export interface Lanes extends Worker {
  /** Looks for work now, as when an engine became ready. */
  wake: () => void;
}

/** Without a notice, lanes look for work after this time. */
const lookEveryMs = 2000;

interface Running {
  id: string;
  /** The name of its engine. */
  engine: string;
  control: AbortController;
  done: Promise<void>;
}

/**
 * Works through the lanes of all engines: claims while an engine has free slots, and follows what it claimed. The
 * work waits for engines and does not draw, so it takes no slot of the renderer.
 *
 * @param options.number number of the advisory lock that shows that this worker is alive
 * @param options.isLive whether that lock is held now; without it, others would take over what this worker claims
 */
export function startLanes(options: {
  tools: EngineWorkTools;
  engines: Engines;
  hub: NoticeHub;
  number: number;
  isLive: () => boolean;
}): Lanes {
  const { tools, engines, hub, number } = options;
  const { database, logger, queue } = tools;
  const stopping = new AbortController();
  const running = new Set<Running>();
  const limited = new Set<string>();
  const closer = createCloser(tools);
  /** Engines of which this worker may hold a generation that it does not follow. */
  const unsure = new Set<string>();
  /** What goes on for each engine, and whether it was woken meanwhile. */
  const busy = new Map<string, { isWoken: boolean; done: Promise<void> }>();
  let wake = new AbortController();

  const wakeUp = () => wake.abort();
  const unsubscribe = hub.subscribe({
    onNotice({ status }) {
      if (status === 'queued' || isTerminalStatus(status)) wakeUp();
    },
    onResync: wakeUp,
  });

  /** Claims one generation and starts following it. @returns whether there may be another */
  async function claimOne(live: LiveEngine): Promise<boolean> {
    const { settings } = live;
    const engine = live.engine.name;
    const control = new AbortController();
    const end = followEnd(hub, () => control.abort(new StopReason('replaced')));
    const share = { engine, slots: settings.concurrency, maxPerDay: settings.maxPerDay ?? null };
    const claim = await claimForEngine(database, share, number).catch((error: unknown) => {
      end.stop();
      // The row may be ours all the same, when only the answer was lost.
      unsure.add(engine);
      throw error;
    });
    if (claim.state !== 'claimed') {
      end.stop();
      await explainLimit(live, claim.state === 'daily limit');
      return false;
    }
    const { row } = claim;
    end.watch(row.id);
    if (stopping.signal.aborted) control.abort(stopping.signal.reason);
    const release = live.hold();
    const done = processEngineGeneration(tools, live, row, control)
      .catch((error: unknown) => {
        unsure.add(engine);
        logger.error({ error: describeError(error) }, 'a generation was left unfinished');
      })
      .finally(() => {
        end.stop();
        release();
        running.delete(entry);
        wakeUp();
      });
    const entry: Running = { id: row.id, engine, control, done };
    running.add(entry);
    return true;
  }

  async function explainLimit(live: LiveEngine, isLimited: boolean): Promise<void> {
    const { name } = live.engine;
    if (isLimited) {
      limited.add(name);
      const reason = `The limit of ${live.settings.maxPerDay} per day for ${live.title} is reached. This starts after midnight (UTC).`;
      await explainWaiting(database, name, reason);
    } else if (limited.delete(name)) await explainWaiting(database, name, null);
  }

  async function findUnfollowed(engine: string): Promise<void> {
    if (!unsure.has(engine)) return;
    const followed = new Set([...running].map(({ id }) => id));
    await returnUnfollowed(database, queue, { engine, worker: number, followed });
    unsure.delete(engine);
  }

  const canClaim = (live: LiveEngine | null): live is LiveEngine =>
    live !== null && live.isReady() && options.isLive() && !stopping.signal.aborted;

  async function claimAll(name: string, live: LiveEngine | null): Promise<void> {
    try {
      await findUnfollowed(name);
      while (canClaim(live) && (await claimOne(live)));
    } catch (error) {
      if (!stopping.signal.aborted) logger.warn({ engine: name, reason: describeError(error) }, 'a lane stands still');
    }
  }

  async function closeAll(live: LiveEngine): Promise<void> {
    const release = live.hold();
    try {
      if (live.isReady()) await closer.close(live, stopping.signal);
    } catch (error) {
      const facts = { engine: live.engine.name, reason: describeError(error) };
      if (!stopping.signal.aborted) logger.warn(facts, 'could not look for what to cancel');
    } finally {
      release();
    }
  }

  /** Works beside the other tasks: an engine that answers slowly holds up none of them. */
  function start(task: string, work: () => Promise<void>): void {
    const current = busy.get(task);
    if (current !== undefined) {
      current.isWoken = true;
      return;
    }
    const done = work().finally(() => {
      busy.delete(task);
      if (entry.isWoken) wakeUp();
    });
    const entry = { isWoken: false, done };
    busy.set(task, entry);
  }

  function startAll(): void {
    const lives = new Map(engines.list().map((live) => [live.engine.name, live]));
    // What belongs to engines that are no longer in the settings is requeued with its handle.
    for (const { engine, control } of running) if (!lives.has(engine)) control.abort(new StopReason('shutdown'));
    for (const name of new Set([...lives.keys(), ...unsure])) {
      const live = lives.get(name) ?? null;
      start(`claim ${name}`, () => claimAll(name, live));
      if (live !== null) start(`close ${name}`, () => closeAll(live));
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      startAll();
      const signal = AbortSignal.any([stopping.signal, wake.signal]);
      await wait(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const loop = run();
  return {
    wake: wakeUp,
    async stop() {
      stopping.abort(new StopReason('shutdown'));
      unsubscribe();
      for (const { control } of running) control.abort(new StopReason('shutdown'));
      await Promise.allSettled([loop, ...[...busy.values()].map(({ done }) => done)]);
      // A claim that was under way has started one more.
      await Promise.allSettled([...running].map(({ done }) => done));
    },
  };
}
