import { EaselError, isEaselError } from '../../contract/error.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { processMemoryBytes } from '../../processes/process-memory.ts';
import { watchMemory } from '../../processes/watch-memory.ts';
import { RenderLostError, startRenderProcess, type RenderProcess } from './render-process.ts';
import type { RenderedFile, RenderTask } from './renderer.ts';

/** Render processes, kept warm from one task to the next. */
export interface RenderPool {
  /**
   * Draws a task in a process of its own.
   *
   * @throws EaselError when the task is refused, takes too long or too much memory
   * @throws RenderLostError when the process crashed
   * @throws the signal's reason when it was aborted: the renderer has a moment to stop by itself, then its process is ended
   */
  run: (task: RenderTask, options: RunOptions) => Promise<RenderedFile[]>;
  close: () => void;
}

/** How one task may run. */
export interface RunOptions {
  signal: AbortSignal;
  deadlineMs: number;
  onProgress: (share: number) => void;
  /** Knows which task it speaks of. */
  logger: Logger;
}

const memoryCheckMs = 250;
const loadMs = 60_000;
const graceMs = 500;
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
 * Makes a pool that grows with the tasks that run at once; the caller bounds those. A process is replaced when it crashed,
 * was ended, or kept much memory.
 */
export function createRenderPool(options: { rendererModule: string; memoryLimitBytes: number }): RenderPool {
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
        // A renderer that listens keeps its process warm for the next task; another is busy in one long call.
        grace = setTimeout(() => stop(signal.reason as Error), graceMs);
      }
      signal.addEventListener('abort', onAbort, { once: true });
      // Loading a renderer on a busy machine is not drawing: its time is counted apart.
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
