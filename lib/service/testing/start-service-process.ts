import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parentVariable } from '../../setup/end-with-parent.ts';
import { bareEnvironment } from '../../settings/bare-environment.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The service as a program of its own. */
export interface ServiceProcess {
  url: string;
  pid: number;
  /** Ends it by a signal and waits until it is gone; answers how long that took and with which code. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<{ code: number | null; tookMs: number }>;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the service did not become ready');
}

/** Starts `lib/service/main.ts` and waits until it is ready. */
export async function startServiceProcess(environment: Record<string, string>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [main], {
    // It ends with the test run, however that ends.
    env: { ...bareEnvironment(), ...environment, SERVICE_LOG_LEVEL: 'info', [parentVariable]: '1' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const isHttp = environment['SERVICE_ROLES'] !== 'worker';
  const url = `http://127.0.0.1:${environment['SERVICE_PORT']}`;
  if (isHttp) await answers(`${url}/healthz`, child);
  else await once(child.stderr, 'data');
  child.stderr.resume();
  return {
    url,
    pid: child.pid ?? 0,
    async end(signal) {
      const startedAt = Date.now();
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      return { code: child.exitCode, tookMs: Date.now() - startedAt };
    },
  };
}
