import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestClient } from '../test-client.ts';

/** What callers were answered, and what not. */
export interface Submissions {
  /** Ids that an answer named: what may not be lost. */
  acknowledged: string[];
  /** Requests without an answer: their outcome is unknown. */
  unanswered: number;
  /** Synchronous calls that were answered with results. */
  answeredCalls: number;
}

const pauseMs = 120;
const longestDrawingMs = 700;

/**
 * Submits without pause until told to stop: each request once, to one service after another, every eighth synchronously.
 *
 * @param options.firstSeed from which each request gets a seed of its own, by which it is known again
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
      prompt: String(randomInt(longestDrawingMs)),
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
