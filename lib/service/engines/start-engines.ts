import type { Database } from '../../database/connect.ts';
import { describeError } from '../../logging/describe-error.ts';
import { explainWaiting, failOverdue, listAbandoned } from '../queue/wait-for-engine.ts';
import type { Fetcher } from '../storage/create-fetcher.ts';
import { createEngine } from './create-engine.ts';
import { claimEngines, removeUnclaimed } from './engine-claims.ts';
import type { EnginesConfiguration } from './settings/read-engines-file.ts';
import { type LiveEngine, watchEngine, type WatchOptions } from './watch-engine.ts';

/** The engines of a service while it runs. */
export interface Engines {
  list: () => readonly LiveEngine[];
  /**
   * Replaces the configuration. An engine whose entry and models are as before goes on, and is asked for its models. One
   * that changed takes no further work; what it works on goes on as it was sent.
   */
  configure: (configuration: EnginesConfiguration) => Promise<void>;
  /** Asks an engine now whether it answers, and for its models. Does nothing for an unknown one. */
  checkNow: (name: string) => void;
  stop: () => Promise<void>;
}

/** What engines need. */
export interface EnginesOptions extends Pick<WatchOptions, 'database' | 'logger' | 'patienceMs' | 'intervalsMs'> {
  /** The number of the lock that shows that this worker is alive. */
  worker: number;
  fetcher: Fetcher;
  /** Called when engines came or went, or one became ready. */
  onChange: () => void;
  /** How often engines and generations that belong to no worker are looked for; by default 15 s. */
  upkeepEveryMs?: number;
}

const upkeepEveryMs = 15_000;
/** How long an engine stays whose workers are gone: they may be starting again. */
const unseenMs = 600_000;

/** Says of generations whose engine left the settings that they wait, and fails them after the usual patience. */
async function handleAbandoned(database: Database, patienceMs: number): Promise<void> {
  for (const engine of await listAbandoned(database)) {
    const reason = `The engine ${engine} is no longer in the settings.`;
    await explainWaiting(database, engine, `${reason} Add it again, or cancel this.`);
    await failOverdue(database, engine, { since: null, patienceMs, message: reason });
  }
}

/** Creates the engines of a worker, of which there are none until they are configured. */
export function startEngines(options: EnginesOptions): Engines {
  const { database, logger, worker, fetcher, patienceMs } = options;
  let live = new Map<string, { live: LiveEngine; entry: string }>();
  let configuring: Promise<void> = Promise.resolve();
  const retiring = new Set<Promise<void>>();

  function retire({ live: former }: { live: LiveEngine }): void {
    const stopped = former
      .stop()
      .catch((error: unknown) => logger.warn({ reason: describeError(error) }, 'an engine was not closed'))
      .finally(() => retiring.delete(stopped));
    retiring.add(stopped);
  }

  async function replace({ folder, engines, models }: EnginesConfiguration): Promise<void> {
    const former = live;
    await claimEngines(database, worker, Object.keys(engines));
    const changed: { name: string; entry: string; watch: () => LiveEngine }[] = [];
    for (const [name, settings] of Object.entries(engines)) {
      const own = Object.fromEntries(Object.entries(models).filter(([, model]) => model.engine === name));
      const entry = JSON.stringify([folder, settings, own]);
      if (former.get(name)?.entry === entry) continue;
      const engine = await createEngine({ name, settings, models: own, folder, fetcher, logger });
      const watch = () => watchEngine({ ...options, engine, settings, models: own, onReady: options.onChange });
      changed.push({ name, entry, watch });
    }
    // All clients exist: from here on, nothing stops halfway.
    const isKept = (name: string) => Object.hasOwn(engines, name) && changed.every((other) => other.name !== name);
    const kept = [...former].filter(([name]) => isKept(name));
    const ended = [...former].filter(([name]) => !isKept(name)).map(([, entry]) => entry);
    // Else the former watch could write its models over those of the new one.
    await Promise.all(ended.map((entry) => entry.live.endWatch()));
    live = new Map([...kept, ...changed.map(({ name, entry, watch }) => [name, { live: watch(), entry }] as const)]);
    ended.forEach(retire);
    // Their workflows may have changed.
    for (const [, entry] of kept) entry.live.checkNow();
    await removeUnclaimed(database, worker, 0);
    options.onChange();
  }

  async function keepUp(): Promise<void> {
    // Others may have found this worker's lock gone for a moment, and removed its engines.
    for (const name of await claimEngines(database, worker, [...live.keys()])) live.get(name)?.live.checkNow();
    await removeUnclaimed(database, worker, unseenMs);
    await handleAbandoned(database, patienceMs);
  }

  const timer = setInterval(() => {
    configuring = configuring
      .catch(() => undefined)
      .then(keepUp)
      .catch((error: unknown) =>
        logger.debug({ reason: describeError(error) }, 'could not look after the engines of all workers'),
      );
  }, options.upkeepEveryMs ?? upkeepEveryMs);

  return {
    list: () => [...live.values()].map((entry) => entry.live),
    configure(configuration) {
      configuring = configuring.catch(() => undefined).then(async () => replace(configuration));
      return configuring;
    },
    checkNow: (name) => live.get(name)?.live.checkNow(),
    async stop() {
      clearInterval(timer);
      await Promise.all([...[...live.values()].map((entry) => entry.live.stop()), ...retiring]);
    },
  };
}
