import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';

/** Work that nobody waits for, until the studio ends. */
export interface Background {
  /** Starts something; a failure is logged. The signal aborts when the studio ends. */
  start: (name: string, work: (signal: AbortSignal) => Promise<void>) => void;
  /** Ends everything. */
  stop: () => Promise<void>;
}

/** Tracks work that goes on after an answer was given. */
export function createBackground(logger: Logger): Background {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  return {
    start(name, work) {
      const running = work(stopping.signal)
        .catch((error: unknown) => {
          if (!stopping.signal.aborted)
            logger.warn({ error: describeError(error), work: name }, 'background work failed');
        })
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async stop() {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}
