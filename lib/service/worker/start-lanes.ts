import { setTimeout as wait } from 'node:timers/promises';
import { isTerminalStatus } from '../../contract/status.ts';
import { describeError } from '../../logging/describe-error.ts';
import { EngineError } from '../engines/engine-error.ts';
import type { Engines } from '../engines/start-engines.ts';
import type { LiveEngine } from '../engines/watch-engine.ts';
import type { NoticeHub } from '../events/notice-hub.ts';
import { claimForEngine } from '../queue/claim-for-engine.ts';
import { explainWaiting } from '../queue/wait-for-engine.ts';
import { closeAtEngine } from './close-at-engine.ts';
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
  live: LiveEngine;
  control: AbortController;
  done: Promise<void>;
}

/**
 * Works through the lanes of all engines: claims while an engine has free slots, and follows what it claimed. The
 * work waits for engines and does not draw, so it takes no slot of the renderer.
 *
 * @param options.number number of the advisory lock that shows that this worker is alive
 */
export function startLanes(options: {
  tools: EngineWorkTools;
  engines: Engines;
  hub: NoticeHub;
  number: number;
}): Lanes {
  const { tools, engines, hub, number } = options;
  const { database, logger } = tools;
  const stopping = new AbortController();
  const running = new Set<Running>();
  const limited = new Set<string>();
  /** Engines whose lane is being worked through, and whether they were woken meanwhile. */
  const busy = new Map<LiveEngine, { isWoken: boolean }>();
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
    const control = new AbortController();
    const end = followEnd(hub, () => control.abort(new StopReason('replaced')));
    const share = { engine: live.engine.name, slots: settings.concurrency, maxPerDay: settings.maxPerDay ?? null };
    const claim = await claimForEngine(database, share, number).catch((error: unknown) => {
      end.stop();
      throw error;
    });
    if (claim.state !== 'claimed') {
      end.stop();
      await explainLimit(live, claim.state === 'daily limit');
      return false;
    }
    end.watch(claim.row.id);
    const done = live
      .use(async () => processEngineGeneration(tools, live, claim.row, control))
      .catch((error: unknown) => logger.error({ error: describeError(error) }, 'a generation was left unfinished'))
      .finally(() => {
        end.stop();
        running.delete(entry);
        wakeUp();
      });
    const entry: Running = { live, control, done };
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

  async function work(live: LiveEngine): Promise<void> {
    if (!live.isReady()) return;
    try {
      await live.use(async () => {
        await closeAtEngine(database, live, stopping.signal);
        while (!stopping.signal.aborted && live.isReady() && (await claimOne(live)));
      });
    } catch (error) {
      if (stopping.signal.aborted) return;
      if (error instanceof EngineError) live.reportAway(error);
      else logger.warn({ engine: live.engine.name, reason: describeError(error) }, 'a lane stands still');
    }
  }

  /** Works through a lane beside the others: an engine that answers slowly holds up none of them. */
  function start(live: LiveEngine): void {
    const current = busy.get(live);
    if (current !== undefined) {
      current.isWoken = true;
      return;
    }
    const entry = { isWoken: false };
    busy.set(live, entry);
    void work(live).finally(() => {
      busy.delete(live);
      if (entry.isWoken) wakeUp();
    });
  }

  /**
   * Ends what belongs to engines that are no longer in the settings: it is requeued with its handle. What an engine with
   * changed settings works on goes on as it began: ending a request that is on its way may cost its result.
   */
  function endRemoved(): void {
    const current = new Set(engines.list().map(({ engine }) => engine.name));
    for (const { live, control } of running) {
      if (!current.has(live.engine.name)) control.abort(new StopReason('shutdown'));
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      endRemoved();
      engines.list().forEach(start);
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
      await Promise.allSettled([loop, ...[...running].map(({ done }) => done)]);
    },
  };
}
