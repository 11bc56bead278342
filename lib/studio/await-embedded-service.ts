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
 * Waits until the embedded service answers. Both programs start at the same time, and a studio that is ready first
 * would report the service as offline until its next attempt. If the service does not start in time, the upstream link
 * goes on trying.
 */
export async function awaitEmbeddedService(mediaApi: StudioSettings['mediaApi'], longestMs = 5_000): Promise<void> {
  const deadline = performance.now() + longestMs;
  while (mediaApi.isEmbedded && performance.now() < deadline) {
    if (await answers(`${mediaApi.baseUrl}/healthz`, longestMs)) return;
    await delay(25);
  }
}
