import type { Database } from '../../database/connect.ts';
import { describeError } from '../../logging/describe-error.ts';
import { explainWaiting, failOverdue, listAbandoned } from '../queue/wait-for-engine.ts';
import type { Fetcher } from '../storage/create-fetcher.ts';
import { createEngine } from './create-engine.ts';
import { keepEngines } from './engine-store.ts';
import type { EnginesConfiguration } from './settings/read-engines-file.ts';
import { type LiveEngine, watchEngine, type WatchOptions } from './watch-engine.ts';

/** The engines of a service while it runs. */
export interface Engines {
  list: () => readonly LiveEngine[];
  /** Replaces the configuration. An engine whose entry and models are as before goes on, and is asked for its models. */
  configure: (configuration: EnginesConfiguration) => Promise<void>;
  /** Asks an engine now whether it answers, and for its models. Does nothing for an unknown one. */
  checkNow: (name: string) => void;
  stop: () => Promise<void>;
}

/** What engines need. */
export interface EnginesOptions extends Pick<WatchOptions, 'database' | 'logger' | 'patienceMs' | 'intervalsMs'> {
  fetcher: Fetcher;
  /** Called when engines came or went, or one became ready. */
  onChange: () => void;
}

const abandonedEveryMs = 15_000;

/** Says of generations whose engine left the settings that they wait, and fails them after the usual patience. */
async function handleAbandoned(database: Database, known: readonly string[], patienceMs: number): Promise<void> {
  for (const engine of await listAbandoned(database, known)) {
    const reason = `The engine ${engine} is no longer in the settings.`;
    await explainWaiting(database, engine, `${reason} Add it again, or cancel this.`);
    await failOverdue(database, engine, { since: null, patienceMs, message: reason });
  }
}

/** Creates the engines of a worker, of which there are none until they are configured. */
export function startEngines(options: EnginesOptions): Engines {
  const { database, logger, fetcher, patienceMs } = options;
  let live = new Map<string, { live: LiveEngine; entry: string }>();

  async function configure({ folder, engines, models }: EnginesConfiguration): Promise<void> {
    const next: typeof live = new Map();
    for (const [name, settings] of Object.entries(engines)) {
      const own = Object.fromEntries(Object.entries(models).filter(([, model]) => model.engine === name));
      const entry = JSON.stringify([folder, settings, own]);
      const former = live.get(name);
      if (former?.entry === entry) {
        // Its workflows may have changed.
        former.live.checkNow();
        next.set(name, former);
        continue;
      }
      await former?.live.stop();
      const engine = await createEngine({ name, settings, models: own, folder, fetcher, logger });
      next.set(name, {
        entry,
        live: watchEngine({ ...options, engine, settings, models: own, onReady: options.onChange }),
      });
    }
    for (const [name, former] of live) if (!next.has(name)) await former.live.stop();
    live = next;
    await keepEngines(database, [...live.keys()]);
    options.onChange();
  }

  const timer = setInterval(() => {
    handleAbandoned(database, [...live.keys()], patienceMs).catch((error: unknown) =>
      logger.debug({ reason: describeError(error) }, 'could not look for generations without an engine'),
    );
  }, abandonedEveryMs);

  return {
    list: () => [...live.values()].map((entry) => entry.live),
    configure,
    checkNow: (name) => live.get(name)?.live.checkNow(),
    async stop() {
      clearInterval(timer);
      await Promise.all([...live.values()].map((entry) => entry.live.stop()));
    },
  };
}
