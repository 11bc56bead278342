import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../../../settings/bare-environment.ts';
import { parentVariable } from '../../../processes/end-with-parent.ts';

const program = fileURLToPath(new URL('./studio-program.ts', import.meta.url));

/** A studio in its own process, until it is killed. */
export interface StudioProcess {
  /** Sends a request; null when the studio is killed before it responds. */
  ask: (path: string, body?: unknown) => Promise<unknown>;
  kill: () => void;
  ended: Promise<void>;
}

/**
 * Starts a studio and waits until it responds.
 *
 * @param killAt the step at which it kills itself, counted from its first submission; 0 for never
 */
export async function startStudioProcess(environment: Record<string, string>, killAt: number): Promise<StudioProcess> {
  const child = spawn(process.execPath, ['--conditions=react-server', '--no-warnings', program], {
    env: { ...bareEnvironment(), ...environment, KILL_AT: String(killAt), [parentVariable]: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => undefined);
  const lines = createInterface({ input: child.stdout });
  const ready = once(lines, 'line') as Promise<string[]>;
  const first = await Promise.race([ready, ended.then(() => [''])]);
  const port = /^ready (\d+)$/.exec(first[0] ?? '')?.[1];
  if (port === undefined) throw new Error('The studio ended before it was ready.');
  return {
    async ask(path, body) {
      try {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, {
          method: 'POST',
          body: JSON.stringify(body ?? {}),
        });
        return response.ok ? ((await response.json()) as unknown) : null;
      } catch {
        return null;
      }
    },
    kill: () => void child.kill('SIGKILL'),
    ended,
  };
}
