import { spawn, type ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { type WatchedOutput, watchOutput } from './watch-output.ts';

/** A script that runs in its own Node process. */
export interface RunningScript extends WatchedOutput {
  child: ChildProcess;
  pid: number;
}

/**
 * Runs TypeScript source, as a module, in another process, which is killed at the end of the running test.
 *
 * @param source the source; its imports must be absolute
 */
export function runScript(source: string): RunningScript {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, pid: child.pid ?? 0, ...watchOutput(child) };
}
