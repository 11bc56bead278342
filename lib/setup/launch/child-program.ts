import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { parentVariable } from '../../processes/end-with-parent.ts';
import type { LogFile } from './log-file.ts';
import type { Program, ProgramRun } from './program.ts';

/** The options of a program that runs as a child process. */
export interface ChildProgramOptions {
  title: string;
  command: string;
  args: string[];
  workingFolder: string;
  /** The complete environment; called at each start. */
  environment: () => NodeJS.ProcessEnv;
  log: LogFile;
  /** URL to probe: the program is ready when it responds with a status below 500. */
  probeUrl: string;
  readyWithinMs?: number;
  /** Called for each process when it starts and ends, for the record that a later start reads. */
  onProcess: (pid: number, isRunning: boolean) => void;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group has ended already.
  }
}

function startChild(options: ChildProgramOptions): ProgramRun {
  const child = spawn(options.command, options.args, {
    cwd: options.workingFolder,
    env: { ...options.environment(), [parentVariable]: '1' },
    // Nothing is written to its standard input: when that closes, the program knows that its launcher has ended.
    stdio: ['pipe', 'pipe', 'pipe'],
    // In a separate process group: a Ctrl-C in the terminal reaches only the launcher, and the program's children end
    // with it.
    detached: true,
  });
  child.stdin.on('error', () => undefined);
  child.stdout.on('data', options.log.write);
  child.stderr.on('data', options.log.write);
  if (child.pid !== undefined) options.onProcess(child.pid, true);

  const life = { hasEnded: false };
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => {
      life.hasEnded = true;
      resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      life.hasEnded = true;
      if (child.pid !== undefined) options.onProcess(child.pid, false);
      // Its children must not outlive it: they would conflict with the next run.
      signalGroup(child, 'SIGKILL');
      const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
      // Its last output may still arrive.
      const timer = setTimeout(resolve, 1000, how);
      child.once('close', () => {
        clearTimeout(timer);
        resolve(how);
      });
    });
  });

  async function becomeReady(): Promise<void> {
    const deadline = performance.now() + (options.readyWithinMs ?? 120_000);
    while (!life.hasEnded) {
      if (await answers(options.probeUrl)) return;
      if (performance.now() > deadline) throw new Error(`it did not respond at ${options.probeUrl} in time.`);
      await Promise.race([delay(25), ended]);
    }
    throw new Error(`it stopped with ${await ended}.`);
  }

  return {
    ready: becomeReady(),
    ended,
    stop: () => child.kill('SIGTERM'),
    kill: () => signalGroup(child, 'SIGKILL'),
  };
}

/** Creates a program that runs as a child process, writes to a log, and is ready when it responds over HTTP. */
export function createChildProgram(options: ChildProgramOptions): Program {
  return {
    title: options.title,
    start: () => startChild(options),
    lastLines: () => options.log.lastLines(20),
  };
}
