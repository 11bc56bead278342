import { fileURLToPath } from 'node:url';
import { spawnStudio, type SpawnedStudio } from './spawn-studio.ts';

const program = fileURLToPath(new URL('./studio-program.ts', import.meta.url));

/** A studio in its own process, until it is killed. */
export interface StudioProcess extends Pick<SpawnedStudio, 'kill' | 'ended'> {
  /** Sends a request; null when the studio is killed before it responds. */
  ask: (path: string, body?: unknown) => Promise<unknown>;
}

/**
 * Starts a studio and waits until it responds.
 *
 * @param killAt the step at which it kills itself, counted from its first submission; 0 for never
 */
export async function startStudioProcess(environment: Record<string, string>, killAt: number): Promise<StudioProcess> {
  const { origin, kill, ended } = await spawnStudio(program, { ...environment, KILL_AT: String(killAt) });
  return {
    async ask(path, body) {
      try {
        const response = await fetch(`${origin}${path}`, { method: 'POST', body: JSON.stringify(body ?? {}) });
        return response.ok ? ((await response.json()) as unknown) : null;
      } catch {
        return null;
      }
    },
    kill,
    ended,
  };
}
