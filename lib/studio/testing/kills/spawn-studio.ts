import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bareEnvironment } from '../../../settings/bare-environment.ts';
import { parentVariable } from '../../../processes/end-with-parent.ts';

/** A program in its own process, until it is killed. */
export interface SpawnedStudio {
  /** Where it answers. */
  origin: string;
  /** Kills it without a warning. */
  kill: () => void;
  ended: Promise<void>;
}

/**
 * Starts a program of this room and waits until it writes `ready` and its port. It ends with this process.
 *
 * @param program its path
 * @throws when it ends before
 */
export async function spawnStudio(program: string, environment: Record<string, string>): Promise<SpawnedStudio> {
  const child = spawn(process.execPath, ['--conditions=react-server', '--no-warnings', program], {
    env: { ...bareEnvironment(), ...environment, [parentVariable]: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => undefined);
  const lines = createInterface({ input: child.stdout });
  const ready = once(lines, 'line') as Promise<string[]>;
  const first = await Promise.race([ready, ended.then(() => [''])]);
  const port = /^ready (\d+)$/.exec(first[0] ?? '')?.[1];
  if (port === undefined) throw new Error('The studio ended before it was ready.');
  return { origin: `http://127.0.0.1:${port}`, kill: () => void child.kill('SIGKILL'), ended };
}
