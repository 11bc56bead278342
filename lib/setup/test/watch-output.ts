import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { hangBoundMs } from './hang-bound.ts';

/** The output of a child process, standard output and error together. */
export interface WatchedOutput {
  /** Everything that the process has written so far. */
  output: () => string;
  /**
   * Waits until the output matches.
   *
   * @returns the whole output
   * @throws when the process ends or the time passes before, with the output
   */
  waitForOutput: (pattern: RegExp, withinMs?: number) => Promise<string>;
  /** Settles with the exit code when the process has ended; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Collects what a child process writes. */
export function watchOutput(child: ChildProcessByStdio<null, Readable, Readable>): WatchedOutput {
  let written = '';
  const listeners = new Set<() => void>();
  const append = (chunk: Buffer) => {
    written += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return {
    output: () => written,
    ended,
    waitForOutput: (pattern, withinMs = hangBoundMs) =>
      new Promise((resolve, reject) => {
        const settle = (reason: string | null) => {
          clearTimeout(timer);
          listeners.delete(check);
          if (reason === null) resolve(written);
          else reject(new Error(`${reason} without writing ${String(pattern)}. It wrote:\n${written}`));
        };
        const check = () => {
          if (pattern.test(written)) settle(null);
        };
        const timer = setTimeout(() => settle('Time passed'), withinMs);
        listeners.add(check);
        void ended.then(() => settle('It ended'));
        check();
      }),
  };
}
