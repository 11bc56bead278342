import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import type { StudioSettings } from './context/settings.ts';

async function answers(url: string, longestMs: number): Promise<boolean> {
  try {
    return (await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(longestMs) })).ok;
  } catch {
    return false;
  }
}

/**
 * Waits until the embedded service answers. Both programs start at the same time, and a studio that is up first would
 * call the service offline until its next try. A service that does not come up in time is left to the link's own tries.
 */
export async function awaitEmbeddedService(mediaApi: StudioSettings['mediaApi'], longestMs = 5_000): Promise<void> {
  const deadline = performance.now() + longestMs;
  while (mediaApi.isEmbedded && performance.now() < deadline) {
    if (await answers(`${mediaApi.baseUrl}/healthz`, longestMs)) return;
    await delay(25);
  }
}
