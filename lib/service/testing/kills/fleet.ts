import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startServiceProcess, type ServiceProcess } from '../start-service-process.ts';

const run = promisify(execFile);

/** One process of the service, which is started again whenever it ends. */
export interface Member {
  role: 'http' | 'worker';
  url: string;
  /** The running process; null while it is down. */
  process: () => ServiceProcess | null;
  /** Resolves once it runs. */
  up: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Keeps one process running, however often it is killed: as `restart: always` does. */
export function startMember(role: Member['role'], environment: Record<string, string>): Member {
  let process: ServiceProcess | null = null;
  let isStopped = false;
  const waiting = new Set<() => void>();

  async function keepRunning(): Promise<void> {
    for (;;) {
      if (isStopped) return;
      // A start that fails, as while the database is away, is tried again.
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

/** The processes that a process has started: a worker's render processes. */
export async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}
