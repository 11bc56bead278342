import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError, isEngineError } from '../engine-error.ts';
import type { ComfyApi, EndedPrompt } from './create-comfy-api.ts';

const firstPauseMs = 100;
/** The server shares its processor time with the models: an open socket makes fewer looks suffice. */
const longestPauseMs = { withSocket: 5000, withoutSocket: 1000 };
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
 * @param options.isListening whether the socket is open
 * @param options.hinted aborted as soon as the socket says that the prompt ended
 * @throws EngineError `away`, and `forgotten`; the signal's reason
 */
export async function followPrompt(options: {
  api: ComfyApi;
  name: string;
  promptId: string;
  signal: AbortSignal;
  isListening: () => boolean;
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
    const wasHinted = hinted.aborted;
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
    const isInDoubt = misses > 0 || failures > 0;
    await pause(isInDoubt ? againMs : pauseMs, wasHinted ? [signal] : [signal, hinted]);
    signal.throwIfAborted();
    const longest = options.isListening() ? longestPauseMs.withSocket : longestPauseMs.withoutSocket;
    pauseMs = hinted.aborted && !wasHinted ? firstPauseMs : Math.min(1.5 * pauseMs, longest);
  }
}

/** Waits until the time is over or a signal aborts. */
async function pause(ms: number, signals: AbortSignal[]): Promise<void> {
  await sleep(ms, undefined, { signal: AbortSignal.any(signals) }).catch(() => undefined);
}
