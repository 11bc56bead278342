import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/connect.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { explainWaiting, failOverdue, waitingForAway } from '../queue/wait-for-engine.ts';
import { describeModel } from './describe-model.ts';
import type { Engine } from './engine.ts';
import { EngineError } from './engine-error.ts';
import type { EngineSettings, ModelSettings } from './engine-settings.ts';
import { saveEngine, storeEngineModels } from './engine-store.ts';

/** An engine of the settings while the service runs. */
export interface LiveEngine {
  engine: Engine;
  /** Its name for users. */
  title: string;
  settings: EngineSettings;
  models: Record<string, ModelSettings>;
  /** Whether it answered when it was last asked, and is still watched. */
  isReady: () => boolean;
  /** Says that it did not answer: it takes no work until it does. */
  reportAway: (error: EngineError) => void;
  /** Asks it now whether it answers. */
  checkNow: () => void;
  /** Does work that needs the client: it stays open until the work ends, also after `stop`. */
  use: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Ends the watch. The client is closed as soon as no work uses it. */
  stop: () => Promise<void>;
}

/** How an engine is watched. */
export interface WatchOptions {
  engine: Engine;
  settings: EngineSettings;
  models: Record<string, ModelSettings>;
  database: Database;
  logger: Logger;
  /** How long generations wait for an engine that is away. */
  patienceMs: number;
  /** Called when it becomes ready. */
  onReady: () => void;
  /** How often it is asked: while it is away, and for changes of its models. */
  intervalsMs?: { away: number; ready: number };
}

const usualIntervalsMs = { away: 15_000, ready: 300_000 };
const discoveryDeadlineMs = 120_000;

/** Watches an engine: asks for its models, again and again, and writes them and its state to the database. */
export function watchEngine(options: WatchOptions): LiveEngine {
  const { engine, settings, models, database, logger } = options;
  const intervalsMs = options.intervalsMs ?? usualIntervalsMs;
  const title = settings.title ?? engine.name;
  const stopping = new AbortController();
  let isReady = false;
  let awaySince: Date | null = null;
  let wake = new AbortController();
  let nextLookAt = 0;
  let uses = 0;
  let closed: Promise<void> | null = null;

  const row = {
    name: engine.name,
    kind: settings.kind,
    title,
    concurrency: settings.concurrency,
    isPaid: engine.isPaid,
    maxPerDay: settings.maxPerDay ?? null,
  };

  async function discover(): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(discoveryDeadlineMs)]);
    const { software, models: found } = await engine.discover(signal);
    const described = found.map((model) =>
      describeModel({ name: engine.name, title, kind: settings.kind }, model, models[model.id] ?? null),
    );
    await storeEngineModels(database, engine.name, described);
    await saveEngine(database, { ...row, software, state: 'ready', reason: null });
    if (!isReady) {
      logger.info({ engine: engine.name, software, models: found.length }, 'engine is ready');
      await explainWaiting(database, engine.name, null);
    }
    isReady = true;
    awaySince = null;
    nextLookAt = Date.now() + intervalsMs.ready;
    options.onReady();
  }

  async function noteAway(error: unknown): Promise<void> {
    const isExpected = error instanceof EngineError;
    const reason = isExpected ? error.message : `${title} could not be read.`;
    if (isReady || awaySince === null)
      logger.warn({ engine: engine.name, reason: describeError(error) }, 'engine is away');
    isReady = false;
    awaySince ??= new Date();
    nextLookAt = Date.now() + Math.max(intervalsMs.away, (isExpected ? (error.retryAfterSeconds ?? 0) : 0) * 1000);
    await saveEngine(database, { ...row, software: null, state: 'away', reason });
    await explainWaiting(database, engine.name, waitingForAway(reason));
    const hours = Math.round(options.patienceMs / 3_600_000);
    const message = `${reason} It did not answer for ${hours} hours, so this was not started.`;
    await failOverdue(database, engine.name, { since: awaySince, patienceMs: options.patienceMs, message });
  }

  /** The database may be away, too: the next look writes what this one could not. */
  async function tryToNoteAway(error: unknown): Promise<void> {
    try {
      await noteAway(error);
    } catch (failure) {
      logger.debug({ reason: describeError(failure) }, 'the state of an engine was not written');
    }
  }

  async function look(): Promise<void> {
    try {
      await discover();
    } catch (error) {
      if (stopping.signal.aborted) return;
      await tryToNoteAway(error);
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look();
      while (!stopping.signal.aborted && Date.now() < nextLookAt) {
        wake = new AbortController();
        const signal = AbortSignal.any([stopping.signal, wake.signal]);
        await wait(nextLookAt - Date.now(), undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  const running = run();

  async function closeUnused(): Promise<void> {
    if (stopping.signal.aborted && uses === 0) await (closed ??= engine.close());
  }

  return {
    engine,
    title,
    settings,
    models,
    isReady: () => isReady && !stopping.signal.aborted,
    reportAway(awayError) {
      // Its row belongs to the engine that replaced a stopped one.
      if (isReady && !stopping.signal.aborted) void tryToNoteAway(awayError).finally(() => wake.abort());
    },
    checkNow() {
      nextLookAt = 0;
      wake.abort();
    },
    async use(work) {
      uses += 1;
      try {
        return await work();
      } finally {
        uses -= 1;
        await closeUnused();
      }
    },
    async stop() {
      stopping.abort();
      await running;
      await closeUnused();
    },
  };
}
