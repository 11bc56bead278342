import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestClient } from '../test-client.ts';

/** Which requests of the callers were answered. */
export interface Submissions {
  /** Ids in the answers: none of these generations may get lost. */
  acknowledged: string[];
  /** Requests without an answer: their outcome is unknown. */
  unanswered: number;
  /** Synchronous calls that were answered with results. */
  answeredCalls: number;
}

const pauseMs = 120;
const longestRenderMs = 700;

/**
 * Submits without pause until the signal aborts: each request once, to the services in turn, every eighth
 * synchronously.
 *
 * @param options.firstSeed seed of the first request; each further one counts up, so a seed identifies its request
 */
export async function submitUntil(
  signal: AbortSignal,
  options: { urls: string[]; key: string; firstSeed: number; submissions: Submissions },
): Promise<void> {
  const { urls, submissions } = options;
  const clients = urls.map((url) => createTestClient(url, options.key));
  const calls = new Set<Promise<void>>();

  async function send(number: number): Promise<void> {
    const client = clients[number % clients.length];
    const body = {
      model: 'ig-1',
      prompt: String(randomInt(longestRenderMs)),
      width: 64,
      height: 64,
      seed: options.firstSeed + number,
    };
    try {
      if (number % 8 === 7) {
        const response = await client?.request('POST', '/api/ai/images/generate', body);
        if (response?.ok !== true) throw new Error('not answered with results');
        await response.arrayBuffer();
        submissions.answeredCalls += 1;
      } else {
        const id = await client?.enqueue(body);
        if (id !== undefined) submissions.acknowledged.push(id);
      }
    } catch {
      submissions.unanswered += 1;
    }
  }

  for (let number = 0; !signal.aborted; number += 1) {
    const call = send(number).finally(() => calls.delete(call));
    calls.add(call);
    await wait(pauseMs);
  }
  await Promise.all(calls);
}
