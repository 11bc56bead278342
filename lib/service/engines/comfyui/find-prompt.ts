import { setTimeout as sleep } from 'node:timers/promises';
import type { ComfyApi } from './create-comfy-api.ts';

const looks = 3;
const againMs = 500;

/**
 * Looks for a prompt by the id that it was sent with, which also is its client id. The server checks a workflow before
 * it queues it: a request whose connection was lost can still be on its way, so it is looked for several times.
 *
 * @returns its id at the server; null when the server does not know it
 * @throws EngineError `away`
 */
export async function findPrompt(api: ComfyApi, key: string, signal: AbortSignal): Promise<string | null> {
  for (let look = 1; ; look += 1) {
    // A prompt moves from the queue to the history: in this order it can't be missed.
    const { running, pending } = await api.readQueue(signal);
    const queued = [...running, ...pending].find((prompt) => prompt.promptId === key || prompt.clientId === key);
    if (queued !== undefined) return queued.promptId;
    if ((await api.readEnded(key, signal)) !== null || (await api.hasJob(key, signal))) return key;
    if (look === looks) return null;
    await sleep(againMs, undefined, { signal });
  }
}
