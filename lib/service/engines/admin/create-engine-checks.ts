import { EaselError } from '../../../contract/error.ts';
import type { Database } from '../../../database/connect.ts';
import { sendEngineCheck } from '../../events/notice.ts';
import { isKnownEngine } from './list-engine-states.ts';
import { unknownEngine } from './with-comfy-ui.ts';

const everyMs = 3000;

/**
 * Creates the function that asks the workers to ask an engine now, at most once every three seconds.
 *
 * @param options.now milliseconds
 * @returns a function that throws EaselError `resource_not_found`, `too_many_requests`
 */
export function createEngineChecks(options: {
  database: Database;
  now: () => number;
}): (name: string) => Promise<void> {
  const askedAt = new Map<string, number>();
  return async (name) => {
    if (!(await isKnownEngine(options.database, name))) throw unknownEngine(name);
    const waitMs = (askedAt.get(name) ?? Number.NEGATIVE_INFINITY) + everyMs - options.now();
    if (waitMs > 0) {
      throw new EaselError('too_many_requests', `${name} was asked a moment ago. Wait for its answer.`, {
        retryAfterSeconds: Math.ceil(waitMs / 1000),
      });
    }
    askedAt.set(name, options.now());
    await sendEngineCheck(options.database, name);
  };
}
