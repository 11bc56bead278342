import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { parentVariable } from '../../processes/end-with-parent.ts';
import type { LogFile } from './log-file.ts';
import type { Program, ProgramRun } from './program.ts';

/** What a program that runs as a child process is made of. */
export interface ChildProgramOptions {
  title: string;
  command: string;
  args: string[];
  workingFolder: string;
  /** Asked at each start; the whole environment. */
  environment: () => NodeJS.ProcessEnv;
  log: LogFile;
  /** Looked at until it answers with less than 500; then the program is ready. */
  probeUrl: string;
  readyWithinMs?: number;
  /** Called for each process as it starts and ends, for the record that a later start reads. */
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
    // The whole group is gone already.
  }
}

function startChild(options: ChildProgramOptions): ProgramRun {
  const child = spawn(options.command, options.args, {
    cwd: options.workingFolder,
    env: { ...options.environment(), [parentVariable]: '1' },
    // We never write to its standard input; that it closes is how it learns of our end.
    stdio: ['pipe', 'pipe', 'pipe'],
    // A process group of its own: a Ctrl-C in the terminal reaches us alone, and its own children end with it.
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
      // What it started must not outlive it: a next run would meet it.
      signalGroup(child, 'SIGKILL');
      const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
      // Its last output may still be on its way.
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

/** A program that runs as a child process, writes to a log, and is ready when it answers over HTTP. */
export function createChildProgram(options: ChildProgramOptions): Program {
  return {
    title: options.title,
    start: () => startChild(options),
    lastLines: () => options.log.lastLines(20),
  };
}
