import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type WatchedOutput, watchOutput } from './watch-output.ts';
import { findFreePort } from '../../database/embedded/find-free-port.ts';
import { removeFolder } from './remove-folder.ts';

const ownRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Easel with all its programs, run as people run it. */
export interface RunningEasel extends WatchedOutput {
  /** Process id of the launcher or npm, whichever was started. */
  pid: number;
  url: string;
  serviceUrl: string;
  /** Sends SIGTERM, waits until the process has ended, and returns its exit code. */
  stop: () => Promise<number | null>;
}

/** A temporary data directory. */
export async function createTemporaryDataDirectory(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'easel-data-'));
  return { path, remove: () => removeFolder(path) };
}

/**
 * Starts Easel on free ports and waits until it reports that it is ready.
 *
 * @param options.command the command to run; by default the launcher
 * @param options.environment further settings, or a function that returns them for the studio's address
 * @param options.root the tree to run; by default this one
 * @throws when Easel ends or the time passes before it is ready, with its output
 */
export async function runEasel(options: {
  dataDirectory: string;
  command?: [string, ...string[]];
  environment?: Record<string, string> | ((url: string) => Record<string, string>);
  root?: string;
}): Promise<RunningEasel> {
  const [port, servicePort] = [await findFreePort(), await findFreePort()];
  const url = `http://127.0.0.1:${port}`;
  const { environment = {} } = options;
  const [command, ...args] = options.command ?? [process.execPath, 'lib/setup/start.ts'];
  const child = spawn(command, args, {
    cwd: options.root ?? ownRoot,
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
  const { output, waitForOutput, ended } = watchOutput(child);
  const easel: RunningEasel = {
    pid: child.pid ?? 0,
    url,
    serviceUrl: `http://127.0.0.1:${servicePort}`,
    output,
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
