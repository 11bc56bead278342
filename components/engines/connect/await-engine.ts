import type { QueryClient } from '@tanstack/react-query';
import { engineListOptions } from '@/lib/client/engines/engines';
import type { EngineState } from '@/lib/contract/engines';

const attempts = 20;

/**
 * Waits until the service lists a new engine: its workers read the settings a moment later.
 *
 * @param pauseMs between two looks
 * @returns null when it is not listed after some seconds
 */
export async function awaitEngine(client: QueryClient, name: string, pauseMs = 300): Promise<EngineState | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const list = await client.fetchQuery({ ...engineListOptions(), staleTime: 0, retry: false }).catch(() => null);
    const engine = list?.engines.find((one) => one.name === name);
    if (engine !== undefined) return engine;
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
  return null;
}
