import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError, isEngineError } from '../engine-error.ts';
import type { ComfyApi, EndedPrompt } from './create-comfy-api.ts';

const firstPauseMs = 200;
const longestPauseMs = 1000;
const againMs = 300;
/** Looks in a row that must fail before the engine counts as away. */
const mostFailures = 3;

/**
 * Polls until a prompt has ended.
 *
 * `GET /history/{id}` is empty for prompts that wait, run or are unknown, and for a moment after a prompt's last message
 * on the socket; the queue tells these apart. A prompt that is in neither on two looks in a row is unknown: between the
 * two requests of a single look it may have ended.
 *
 * @param options.name the engine's name
 * @param options.hinted aborted as soon as the socket says that the prompt ended
 * @throws EngineError `away`, and `forgotten`
 */
export async function followPrompt(options: {
  api: ComfyApi;
  name: string;
  promptId: string;
  signal: AbortSignal;
  hinted: AbortSignal;
}): Promise<EndedPrompt> {
  const { api, promptId, signal, hinted } = options;
  let misses = 0;
  let failures = 0;
  let pauseMs = firstPauseMs;

  async function isQueued(): Promise<boolean> {
    const { running, pending } = await api.readQueue(signal);
    return [...running, ...pending].some((prompt) => prompt.promptId === promptId);
  }

  for (;;) {
    const mayBeWoken = !hinted.aborted;
    try {
      const ended = await api.readEnded(promptId, signal);
      if (ended !== null) return ended;
      misses = (await isQueued()) ? 0 : misses + 1;
      failures = 0;
    } catch (thrown) {
      failures += 1;
      if (!isEngineError(thrown, 'away') || failures >= mostFailures) throw thrown;
    }
    if (misses >= 2) throw new EngineError('forgotten', `${options.name} no longer knows this generation.`);
    pauseMs = Math.min(1.5 * pauseMs, longestPauseMs);
    if (mayBeWoken) await wakeableSleep(misses > 0 ? againMs : pauseMs, signal, hinted);
    else await sleep(againMs, undefined, { signal });
  }
}

/** Sleeps until the time is over or the hint arrives. @throws the signal's reason */
async function wakeableSleep(ms: number, signal: AbortSignal, hinted: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal: AbortSignal.any([signal, hinted]) });
  } catch {
    signal.throwIfAborted();
  }
}
