import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';

/** Runs work that no caller waits for, until the studio stops. */
export interface Background {
  /** Starts a task; a failure is logged. The signal aborts when the studio stops. */
  start: (name: string, work: (signal: AbortSignal) => Promise<void>) => void;
  /** Aborts all tasks and waits for them. */
  stop: () => Promise<void>;
}

/** Tracks tasks that continue after their request was answered. */
export function createBackground(logger: Logger): Background {
  const stopping = new AbortController();
  const tasks = new Set<Promise<void>>();

  return {
    start(name, work) {
      const task = work(stopping.signal)
        .catch((error: unknown) => {
          if (!stopping.signal.aborted)
            logger.warn({ error: describeError(error), work: name }, 'background work failed');
        })
        .finally(() => tasks.delete(task));
      tasks.add(task);
    },
    async stop() {
      stopping.abort();
      await Promise.all(tasks);
    },
  };
}
