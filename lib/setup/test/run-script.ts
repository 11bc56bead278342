import { spawn, type ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** A script that runs in a Node of its own. */
export interface RunningScript {
  child: ChildProcess;
  pid: number;
  /** Resolves with all it wrote once that matches. */
  waitForOutput: (pattern: RegExp) => Promise<string>;
  ended: Promise<number | null>;
}

/**
 * Runs a few lines of TypeScript (as a module) in another process, which is killed when the running test is over.
 *
 * @param source the lines; their imports must be absolute
 */
export function runScript(source: string): RunningScript {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let written = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    written += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return {
    child,
    pid: child.pid ?? 0,
    ended,
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (pattern.test(written)) resolve(written);
        };
        listeners.add(look);
        void ended.then(() => reject(new Error(`It ended without writing ${String(pattern)}. It wrote:\n${written}`)));
        look();
      }),
  };
}
