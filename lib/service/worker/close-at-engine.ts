import type { Database } from '../../database/connect.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { EngineError } from '../engines/engine-error.ts';
import type { LiveEngine } from '../engines/watch-engine.ts';
import type { Generation } from '../queue/generation-store.ts';
import { listUnclosed, markClosed } from '../queue/send-to-engine.ts';

/** Cancels at engines what was cancelled or failed here. */
export interface Closer {
  /** Does so at one engine, whichever worker sent the work, and whether that worker still runs. */
  close: (live: LiveEngine, stop: AbortSignal) => Promise<void>;
}

interface Tries {
  count: number;
  nextAt: number;
}

const deadlineMs = 60_000;
const pauseMs = 15_000;
/** An engine that answers and refuses for five minutes will not cancel it. */
const mostTries = 20;

/** Tells an engine to stop one generation. @throws EngineError when it is to be tried again */
async function tell({ engine }: LiveEngine, row: Generation, key: string, stop: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(deadlineMs)]);
  try {
    const found = row.engineHandle ?? (await engine.find(key, signal));
    if (typeof found === 'object') await engine.cancel(found, signal);
  } catch (error) {
    if (error instanceof EngineError || !signal.aborted) throw error;
    throw new EngineError('away', `${engine.name} did not answer.`, { cause: error });
  }
}

/** Creates the closer of a worker. What an engine cannot cancel holds up neither its other work nor other cancels. */
export function createCloser({ database, logger }: { database: Database; logger: Logger }): Closer {
  const triesOf = new Map<string, Tries>();

  /** @returns whether there is nothing more to do */
  async function tryOne(live: LiveEngine, row: Generation, key: string, stop: AbortSignal): Promise<boolean> {
    const { count, nextAt } = triesOf.get(key) ?? { count: 0, nextAt: 0 };
    if (Date.now() < nextAt) return false;
    try {
      await tell(live, row, key, stop);
      return true;
    } catch (error) {
      stop.throwIfAborted();
      const facts = { engine: live.engine.name, generation: row.id, reason: describeError(error) };
      if (error instanceof EngineError && count + 1 < mostTries) {
        triesOf.set(key, { count: count + 1, nextAt: Date.now() + pauseMs });
        logger.debug(facts, 'not cancelled at the engine yet');
        return false;
      }
      logger.warn(facts, 'could not be cancelled at the engine');
      return true;
    }
  }

  return {
    async close(live, stop) {
      for (const row of await listUnclosed(database, live.engine.name)) {
        const { id, engineKey: key } = row;
        if (key === null || stop.aborted || !(await tryOne(live, row, key, stop))) continue;
        triesOf.delete(key);
        await markClosed(database, id, key);
      }
    },
  };
}
