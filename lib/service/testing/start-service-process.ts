import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parentVariable } from '../../processes/end-with-parent.ts';
import { bareEnvironment } from '../../settings/bare-environment.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The service in a separate process. */
export interface ServiceProcess {
  url: string;
  pid: number;
  /** Resolves when the process has exited, for whatever reason. */
  ended: Promise<void>;
  /** Sends a signal and waits until the process has exited; returns its exit code, `null` after a signal. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/**
 * Waits for the log line that says the service is ready. The rest is read and dropped: a full pipe would block the
 * process.
 */
function saysReady(log: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    function receive(chunk: Buffer): void {
      said += chunk.toString();
      if (!said.includes('the media service is ready')) return;
      log.off('data', receive).resume();
      resolve();
    }
    log.on('data', receive);
    log.once('end', () => reject(new Error(`the service ended before it was ready: ${said.slice(-2000)}`)));
  });
}

/** Starts `lib/service/main.ts` and waits until it is ready. */
export async function startServiceProcess(environment: Record<string, string>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [main], {
    // The process exits with the test run, however that ends.
    env: { ...bareEnvironment(), ...environment, SERVICE_LOG_LEVEL: 'info', [parentVariable]: '1' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit').then(() => undefined);
  await saysReady(child.stderr);
  return {
    url: `http://127.0.0.1:${environment['SERVICE_PORT']}`,
    pid: child.pid ?? 0,
    ended,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
  };
}
