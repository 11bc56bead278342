import { EaselError, isEaselError } from '../../contract/error.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { processMemoryBytes } from '../../processes/process-memory.ts';
import { watchMemory } from '../../processes/watch-memory.ts';
import { RenderLostError, startRenderProcess, type RenderProcess } from './render-process.ts';
import type { RenderedFile, RenderTask } from './renderer.ts';

/** A pool of render processes that are reused for further tasks. */
export interface RenderPool {
  /**
   * Renders a task in a separate process.
   *
   * @throws EaselError when the renderer rejects the task, or it takes too much time or memory
   * @throws RenderLostError when the process crashed
   * @throws the signal's reason when aborted: the renderer has a moment to stop, then its process is killed
   */
  run: (task: RenderTask, options: RunOptions) => Promise<RenderedFile[]>;
  close: () => void;
}

/** Which renderer the processes run, and their limits. */
export interface RenderPoolOptions {
  /** URL of the module that exports `renderer`. */
  rendererModule: string;
  memoryLimitBytes: number;
  /** How long an aborted renderer may take to stop before its process is killed; by default half a second. */
  graceMs?: number;
}

/** Limits and callbacks of one task. */
export interface RunOptions {
  signal: AbortSignal;
  deadlineMs: number;
  onProgress: (share: number) => void;
  /** A logger with the ids of the task. */
  logger: Logger;
}

const memoryCheckMs = 250;
const loadMs = 60_000;
const mebibyte = 1024 * 1024;

function tooLong(deadlineMs: number): EaselError {
  const seconds = Math.round(deadlineMs / 1000);
  const time = seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
  return new EaselError(
    'unknown_error',
    `The generation took longer than ${time} and was stopped. Try a smaller size, fewer steps or a shorter video.`,
  );
}

function tooLarge(limitBytes: number): EaselError {
  const limit = Math.round(limitBytes / mebibyte);
  return new EaselError(
    'unknown_error',
    `The generation needed more than ${limit} MB of memory and was stopped. Try a smaller size.`,
  );
}

/**
 * Creates a pool that grows with the number of concurrent tasks, which the caller limits. A process is replaced when it
 * crashed, was killed, or still uses much memory after a task.
 */
export function createRenderPool({ graceMs = 500, ...options }: RenderPoolOptions): RenderPool {
  const idle: RenderProcess[] = [];
  const busy = new Set<RenderProcess>();
  let isClosed = false;

  const start = () => startRenderProcess(options);
  idle.push(start());

  function take(): RenderProcess {
    for (let process = idle.pop(); process !== undefined; process = idle.pop()) {
      if (process.isAlive()) return process;
    }
    return start();
  }

  async function release(process: RenderProcess): Promise<void> {
    const bytes = process.pid === null ? null : await processMemoryBytes(process.pid);
    const isHeavy = bytes !== null && bytes > options.memoryLimitBytes / 2;
    busy.delete(process);
    if (isClosed || isHeavy) process.kill();
    if (isClosed) return;
    if (process.isAlive()) idle.push(process);
    else if (idle.length === 0) idle.push(start());
  }

  return {
    async run(task, { signal, deadlineMs, onProgress, logger }) {
      signal.throwIfAborted();
      const process = take();
      busy.add(process);

      let stopReason: Error | null = null;
      let isDone = false;
      function stop(reason: Error): void {
        if (isDone) return;
        stopReason ??= reason;
        process.kill();
      }
      let grace: NodeJS.Timeout | null = null;
      function onAbort(): void {
        stopReason ??= signal.reason as Error;
        process.abort();
        // A renderer that reacts to the signal can render the next task in this process; another is busy in one long
        // call.
        grace = setTimeout(() => stop(signal.reason as Error), graceMs);
      }
      signal.addEventListener('abort', onAbort, { once: true });
      // Loading a renderer on a busy machine is not rendering, so it has a separate time limit.
      let deadline = setTimeout(() => stop(new RenderLostError('it did not load in time')), loadMs);
      const endWatch = watchMemory({
        pid: process.pid,
        limitBytes: options.memoryLimitBytes,
        everyMs: memoryCheckMs,
        onExceeded: () => stop(tooLarge(options.memoryLimitBytes)),
      });
      try {
        await process.ready;
        clearTimeout(deadline);
        deadline = setTimeout(() => stop(tooLong(deadlineMs)), deadlineMs);
        return await process.render(task, { onProgress, logger });
      } catch (error) {
        // An unexpected error may have left the process in any state.
        if (stopReason === null && !isEaselError(error)) process.kill();
        throw stopReason ?? error;
      } finally {
        isDone = true;
        clearTimeout(deadline);
        if (grace !== null) clearTimeout(grace);
        endWatch();
        signal.removeEventListener('abort', onAbort);
        void release(process);
      }
    },
    close() {
      isClosed = true;
      for (const process of [...idle, ...busy]) process.kill();
      idle.length = 0;
    },
  };
}
