import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/connect.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { awayNote, explainWaiting, failOverdue, overdueMessage } from '../queue/wait-for-engine.ts';
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
  /** Whether it answered when it was last asked. */
  isReady: () => boolean;
  /** Says that it did not answer: it takes no work until it does. */
  reportAway: (error: EngineError) => void;
  /** Says that it did work, whether that succeeded or failed. */
  reportWork: () => void;
  /** Asks it now whether it answers. */
  checkNow: () => void;
  /** Keeps its client open until the returned function is called. */
  hold: () => () => void;
  /** Ends the watch: it takes no further work. What is held goes on. */
  endWatch: () => Promise<void>;
  /** Ends the watch, and closes the client once nothing holds it any more. */
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
/** The longest wait that an engine can ask for. */
const longestWaitMs = 900_000;

/** Watches an engine: asks for its models, again and again, and writes them and its state to the database. */
export function watchEngine(options: WatchOptions): LiveEngine {
  const { engine, settings, models, database, logger } = options;
  const intervalsMs = options.intervalsMs ?? usualIntervalsMs;
  const title = settings.title ?? engine.name;
  const stopping = new AbortController();
  let isReady = false;
  let awaySince: Date | null = null;
  /** Since when it answers, but does no work, as when it accepts a key for reading only. */
  let idleSince: Date | null = null;
  let reported: EngineError | null = null;
  let wake = new AbortController();
  let nextLookAt = 0;
  let isCheckWanted = false;
  let holds = 0;
  let onIdle: (() => void) | null = null;

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
    const source = { name: engine.name, title, kind: settings.kind, isPaid: engine.isPaid };
    const described = found.map((model) => describeModel(source, model, models[model.id] ?? null));
    await storeEngineModels(database, engine.name, described);
    await saveEngine(database, { ...row, software, state: 'ready', reason: null });
    if (!isReady) {
      logger.info({ engine: engine.name, software, models: found.length }, 'engine is ready');
      await explainWaiting(database, engine.name, null);
    }
    isReady = reported === null && !stopping.signal.aborted;
    awaySince = null;
    nextLookAt = Date.now() + intervalsMs.ready;
    options.onReady();
  }

  async function noteAway(error: unknown): Promise<void> {
    const isExpected = error instanceof EngineError;
    const reason = isExpected ? error.message : `${title} could not be read.`;
    if (awaySince === null) logger.warn({ engine: engine.name, reason: describeError(error) }, 'engine is away');
    isReady = false;
    awaySince ??= new Date();
    const askedMs = (isExpected ? (error.retryAfterSeconds ?? 0) : 0) * 1000;
    nextLookAt = Date.now() + Math.max(intervalsMs.away, Math.min(askedMs, longestWaitMs));
    await saveEngine(database, { ...row, software: null, state: 'away', reason });
    await explainWaiting(database, engine.name, awayNote(reason));
    const { patienceMs } = options;
    const since = idleSince ?? awaySince;
    await failOverdue(database, engine.name, { since, patienceMs, message: overdueMessage(reason, patienceMs) });
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

  const isDue = () => stopping.signal.aborted || isCheckWanted || reported !== null || Date.now() >= nextLookAt;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const error = reported;
      reported = null;
      isCheckWanted = false;
      // One after another: the states that two wrote at once could be mixed.
      if (error === null) await look();
      else await tryToNoteAway(error);
      while (!isDue()) {
        wake = new AbortController();
        const signal = AbortSignal.any([stopping.signal, wake.signal]);
        await wait(nextLookAt - Date.now(), undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  const running = run();
  async function endWatch(): Promise<void> {
    stopping.abort();
    isReady = false;
    await running;
  }

  return {
    engine,
    title,
    settings,
    models,
    isReady: () => isReady,
    reportAway(awayError) {
      if (!isReady) return;
      isReady = false;
      idleSince ??= new Date();
      reported = awayError;
      wake.abort();
    },
    reportWork() {
      idleSince = null;
    },
    checkNow() {
      isCheckWanted = true;
      wake.abort();
    },
    hold() {
      holds += 1;
      return () => {
        holds -= 1;
        if (holds === 0) onIdle?.();
      };
    },
    endWatch,
    async stop() {
      await endWatch();
      if (holds > 0) await new Promise<void>((resolve) => (onIdle = resolve));
      await engine.close();
    },
  };
}
