import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startServiceProcess, type ServiceProcess } from '../start-service-process.ts';

const run = promisify(execFile);

/** One process of the service, which is restarted whenever it ends. */
export interface Member {
  role: 'http' | 'worker';
  url: string;
  /** The running process; null while it is down. */
  process: () => ServiceProcess | null;
  /** Resolves once the process is ready. */
  up: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Restarts a process whenever it ends, as `restart: always` does. */
export function startMember(role: Member['role'], environment: Record<string, string>): Member {
  let process: ServiceProcess | null = null;
  let isStopped = false;
  const waiting = new Set<() => void>();

  async function keepRunning(): Promise<void> {
    for (;;) {
      if (isStopped) return;
      // A start may fail, as while the database restarts; then the loop tries again.
      process = await startServiceProcess({ ...environment, SERVICE_ROLES: role }).catch(() => null);
      if (process === null) continue;
      for (const go of waiting) go();
      waiting.clear();
      if (isStopped) await process.end('SIGKILL');
      await process.ended;
      process = null;
    }
  }
  const running = keepRunning();
  return {
    role,
    url: `http://127.0.0.1:${environment['SERVICE_PORT']}`,
    process: () => process,
    up: () => (process === null ? new Promise((resolve) => waiting.add(resolve)) : Promise.resolve()),
    async stop() {
      isStopped = true;
      await process?.end('SIGKILL');
      await running;
    },
  };
}

/** The ids of a process's children: a worker's render processes. */
export async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}
