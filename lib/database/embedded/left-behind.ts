import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function commandOf(pid: number): Promise<string> {
  const arguments_ = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (arguments_ !== null) return arguments_.replaceAll('\0', ' ');
  const listed = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => null);
  return listed?.stdout ?? '';
}

const markName = 'easel.cluster';

/**
 * A parameter in a server's command line that identifies its cluster, because the path argument may be a descriptor.
 *
 * @param cluster real path of the cluster
 */
export function markOfCluster(cluster: string): Record<string, string> {
  return { [markName]: cluster };
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  const command = await commandOf(pid);
  // Servers of earlier versions have only the path.
  const isNamed = command.includes(` ${markName}=${cluster} `) || command.includes(` ${cluster} `);
  return /^\S*postgres /.test(command) && isNamed;
}

/**
 * The process id of the server that uses a cluster now, or null. A stale id that another program has now does not
 * count.
 */
export async function findServer(cluster: string): Promise<number | null> {
  const written = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(written.split('\n')[0] ?? '', 10);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  return (await isServerOf(pid, cluster)) ? pid : null;
}

/**
 * Stops a server that an earlier start left running: disconnects its clients and writes its data out. A server that
 * does not stop in time is killed; the next start recovers.
 */
export async function endServerLeftBehind(cluster: string, deadlineMs = 8000): Promise<boolean> {
  const pid = await findServer(cluster);
  if (pid === null) return false;
  process.kill(pid, 'SIGINT');
  const end = Date.now() + deadlineMs;
  let hasBeenForced = false;
  while ((await findServer(cluster)) === pid) {
    if (!hasBeenForced && Date.now() > end) {
      process.kill(pid, 'SIGQUIT');
      hasBeenForced = true;
    }
    await delay(25);
  }
  return true;
}
