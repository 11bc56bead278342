import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { accountOptions, postgresEnvironment } from './initialise-cluster.ts';
import { findServer, markOfCluster } from './left-behind.ts';
import { lendFolder } from './lend-folder.ts';
import type { DatabaseInstallation } from './database-folder.ts';

/** A running server, owned by this process. */
export interface PostgresProcess {
  /** Resolves when the server and its watchdog have exited, with the exit code, or null after a signal. */
  ended: Promise<number | null>;
  /** Disconnects clients, writes everything out and exits. */
  stop: () => Promise<void>;
  /** Kills the server; the next start recovers. */
  kill: () => void;
}

// PostgreSQL does not notice when its parent is gone. This shell does: when standard input closes, because we stop the
// server or because our process is gone, it sends the server SIGINT, PostgreSQL's fast shutdown.
const watchdog = `
exec 4<&0
"$@" </dev/null &
server=$!
{ read -r _ <&4; kill -INT $server; } >/dev/null 2>&1 &
wait $server
code=$?
kill $! 2>/dev/null
exit $code`;

function readLock(cluster: string): Promise<string> {
  return readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
}

/** Number and start time of the server that wrote a lock file. */
function lockOwner(lock: string): string {
  const [pid = '', , startedAt = ''] = lock.split('\n');
  return `${pid} ${startedAt}`;
}

/** The server did not start; the message contains its log. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';
}

/**
 * Starts PostgreSQL on a cluster and waits until it accepts connections, after crash recovery if needed.
 *
 * @param options.settings server parameters beside the address, as PostgreSQL names them
 * @throws PostgresStartError when the server exits before it is ready; the message contains its log
 */
export async function runPostgres(options: {
  installation: DatabaseInstallation;
  cluster: string;
  port: number;
  settings: Record<string, string>;
  onLog: (text: string) => void;
}): Promise<PostgresProcess> {
  const { installation, cluster, port } = options;
  const formerLock = lockOwner(await readLock(cluster));
  const settings = {
    ...markOfCluster(cluster),
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const lent = lendFolder(installation);
  const command = [installation.binaries.postgres, '-D', join(lent.path, basename(cluster)), ...flags];
  const child = spawn('/bin/sh', ['-c', watchdog, 'keeper', ...command], {
    cwd: installation.folder,
    env: postgresEnvironment,
    stdio: ['pipe', 'ignore', 'pipe', ...lent.stdio],
    // In a separate process group, so that Ctrl-C in the terminal reaches only our process, which stops everything in
    // order.
    detached: true,
    ...accountOptions(installation),
  });
  lent.close();
  let log = '';
  let isReady = false;
  child.stdin?.on('error', () => undefined);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (!isReady) log += text;
    options.onLog(text);
  });
  let hasEnded = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      log += error.message;
      hasEnded = true;
      resolve(null);
    });
    child.once('close', (code) => {
      hasEnded = true;
      resolve(code);
    });
  });

  while (!isReady) {
    if (hasEnded) throw new PostgresStartError(log.trim());
    // Line 8 of the server's lock file is its state; the file of a killed server may still say that it is ready.
    const lock = await readLock(cluster);
    const isOwn = lockOwner(lock) !== formerLock;
    isReady = isOwn && lock.split('\n')[7]?.trim() === 'ready' && (await findServer(cluster)) !== null;
    if (!isReady) await delay(10);
  }
  return {
    ended,
    stop: async () => {
      child.stdin?.end();
      await ended;
    },
    kill: () => {
      if (child.pid !== undefined && !hasEnded) process.kill(-child.pid, 'SIGKILL');
    },
  };
}
