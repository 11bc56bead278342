import type { EngineCall, EngineClient } from '../engine-client.ts';
import { awayAnswer } from '../engine-client.ts';
import { EngineError, throwAsAway } from '../engine-error.ts';

/** Statuses to a cancel of what has ended, is unknown, or can't be cancelled. */
const nothingToCancel = new Set([400, 404, 405, 409, 410, 422]);

/**
 * Sends a request that cancels work. It succeeds when the work has ended already or is unknown.
 *
 * @param name the engine's, for messages
 * @throws EngineError `away`
 */
export async function sendCancel(
  name: string,
  client: EngineClient,
  call: Pick<EngineCall, 'method' | 'path' | 'signal'>,
): Promise<void> {
  const answer = await client.exchange(call).catch(throwAsAway);
  const isDone = answer.status >= 200 && answer.status < 300 && answer.json !== undefined;
  if (isDone || nothingToCancel.has(answer.status)) return;
  throw awayAnswer(name, answer) ?? new EngineError('away', `${name} could not cancel this (status ${answer.status}).`);
}
