import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hangBoundMs } from './hang-bound.ts';
import { findFreePort } from '../../database/embedded/find-free-port.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The whole of Easel, run as people run it. */
export interface RunningEasel {
  /** Process id of what was started: the launcher, or npm. */
  pid: number;
  url: string;
  serviceUrl: string;
  /** Everything it wrote to its terminal so far. */
  output: () => string;
  /** Waits until it has written something that matches. */
  waitForOutput: (pattern: RegExp, withinMs?: number) => Promise<void>;
  /** Sends SIGTERM; waits until it is gone, and gives its exit code. */
  stop: () => Promise<number | null>;
  /** Settles when it is gone. */
  ended: Promise<number | null>;
}

/** A temporary data directory. */
export async function createTemporaryDataDirectory(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'easel-data-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/**
 * Starts Easel on free ports and waits until it says that it is ready.
 *
 * @param options.command what to run; the launcher itself when nothing is said
 * @param options.environment further settings, or what makes them of the studio's address
 * @throws when it ends before, or does not get there, with what it wrote
 */
export async function runEasel(options: {
  dataDirectory: string;
  command?: [string, ...string[]];
  environment?: Record<string, string> | ((url: string) => Record<string, string>);
}): Promise<RunningEasel> {
  const [port, servicePort] = [await findFreePort(), await findFreePort()];
  const url = `http://127.0.0.1:${port}`;
  const { environment = {} } = options;
  const [command, ...args] = options.command ?? [process.execPath, 'lib/setup/start.ts'];
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SERVICE_PORT: String(servicePort),
      EASEL_DATA_DIR: options.dataDirectory,
      ...(typeof environment === 'function' ? environment(url) : environment),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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

  function waitForOutput(pattern: RegExp, withinMs = hangBoundMs): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (reason: string | null) => {
        clearTimeout(timer);
        listeners.delete(look);
        if (reason === null) resolve();
        else reject(new Error(`${reason} without writing ${String(pattern)}. It wrote:\n${written}`));
      };
      const look = () => {
        if (pattern.test(written)) settle(null);
      };
      const timer = setTimeout(() => settle('Time passed'), withinMs);
      listeners.add(look);
      void ended.then(() => settle('It ended'));
      look();
    });
  }

  const easel: RunningEasel = {
    pid: child.pid ?? 0,
    url,
    serviceUrl: `http://127.0.0.1:${servicePort}`,
    output: () => written,
    waitForOutput,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    ended,
  };
  await waitForOutput(/^(?:Easel|The media service) is ready: /m).catch(async (error: unknown) => {
    await easel.stop();
    throw error;
  });
  return easel;
}
