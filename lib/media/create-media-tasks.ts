import type { MediaTask, MediaTaskResults } from './media-task.ts';
import { runMediaTask, type MediaTaskOptions } from './run-media-task.ts';

/** Does media tasks as `runMediaTask` does, but only so many at once. */
export type RunMediaTask = <Task extends MediaTask>(
  task: Task,
  options: MediaTaskOptions,
) => Promise<MediaTaskResults[Task['kind']]>;

/**
 * Bounds the processes that look into files. Further tasks wait for their turn, in order; the deadline of a task counts from its
 * turn, and its signal ends the waiting too.
 */
export function createMediaTasks(atOnce: number): RunMediaTask {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(signal?.reason);
    };
    const enter = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    waiting.push(enter);
    signal?.addEventListener('abort', leave, { once: true });
    return promise;
  }

  function passTurn(): void {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }

  return async (task, options) => {
    options.signal?.throwIfAborted();
    await waitForTurn(options.signal);
    try {
      return await runMediaTask(task, options);
    } finally {
      passTurn();
    }
  };
}
