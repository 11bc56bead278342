import {
  startMediaProcess,
  type MediaProcess,
  type MediaProcessOptions,
  type MediaTaskOptions,
} from './media-process.ts';
import type { MediaTask, MediaTaskResults } from './media-task.ts';

/** Performs a task in a child process. */
export type RunMediaTask = <Task extends MediaTask>(
  task: Task,
  options: MediaTaskOptions,
) => Promise<MediaTaskResults[Task['kind']]>;

/** Performs media tasks in child processes, a limited number at once. */
export interface MediaTasks {
  /**
   * Performs a task when a process is free, in the order of the calls. Its deadline counts from its start, and its
   * signal ends the waiting, too.
   *
   * @throws the errors of `MediaProcess.perform`
   */
  run: RunMediaTask;
  /** Ends all processes, whether they are idle or not. */
  close: () => void;
}

/** A process that has been idle for this long is ended, unless processes are kept warm. */
const idleMs = 20_000;
/**
 * A process is ended after this many tasks, or when it is idle and still holds this share of its memory limit, which
 * frees leaked memory.
 */
const mostTasks = 200;
const mostHeldShare = 1 / 4;

/** How the processes are started, and whether they are kept warm. */
export interface MediaTasksOptions extends MediaProcessOptions {
  /** Starts all processes now and keeps them while they are idle: starting one takes seconds on a busy machine. */
  isKeptWarm?: boolean;
}

interface Worker {
  process: MediaProcess;
  tasks: number;
  idle: NodeJS.Timeout | null;
}

/**
 * Reuses processes that read files: starting one takes longer than most tasks do. They start when first needed, or in
 * advance when they are kept warm.
 */
export function createMediaTasks(atOnce: number, options: MediaTasksOptions): MediaTasks {
  const idle: Worker[] = [];
  const busy = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let free = atOnce;
  let isClosed = false;

  const start = (): Worker => ({ process: startMediaProcess(options), tasks: 0, idle: null });

  /** Starts processes up to the limit, so that the next tasks do not wait for a start. */
  function warmUp(): void {
    if (options.isKeptWarm !== true || isClosed) return;
    while (idle.length + busy.size < atOnce) idle.push(start());
  }

  function takeWorker(): Worker {
    const worker = idle.pop();
    if (worker === undefined) return start();
    if (worker.idle !== null) clearTimeout(worker.idle);
    return worker.process.isAlive() ? worker : takeWorker();
  }

  function waitForSlot(signal: AbortSignal | undefined): Promise<void> {
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

  function releaseSlot(): void {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }

  async function isWornOut({ process, tasks }: Worker): Promise<boolean> {
    if (tasks >= mostTasks || !process.isAlive()) return true;
    const heldBytes = (await process.memoryBytes()) ?? 0;
    return heldBytes > options.memoryLimitBytes * mostHeldShare;
  }

  async function giveBack(worker: Worker): Promise<void> {
    worker.tasks += 1;
    const isEnded = await isWornOut(worker);
    busy.delete(worker);
    if (isClosed || isEnded) worker.process.end();
    else wait(worker);
    warmUp();
  }

  function wait(worker: Worker): void {
    idle.push(worker);
    if (options.isKeptWarm === true) return;
    const leave = () => {
      idle.splice(idle.indexOf(worker), 1);
      worker.process.end();
    };
    worker.idle = setTimeout(leave, idleMs);
    worker.idle.unref();
  }

  async function work<Task extends MediaTask>(task: Task, options: MediaTaskOptions) {
    const worker = takeWorker();
    busy.add(worker);
    try {
      return await worker.process.perform(task, options);
    } finally {
      await giveBack(worker);
    }
  }

  warmUp();
  return {
    async run(task, options) {
      options.signal?.throwIfAborted();
      await waitForSlot(options.signal);
      try {
        if (isClosed) throw new Error('The media tasks are closed.');
        return await work(task, options);
      } finally {
        releaseSlot();
      }
    },
    close() {
      isClosed = true;
      for (const worker of [...idle.splice(0), ...busy]) {
        if (worker.idle !== null) clearTimeout(worker.idle);
        worker.process.end();
      }
    },
  };
}
