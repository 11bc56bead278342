import { channel } from 'node:diagnostics_channel';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Client } from 'pg';

/** Counts the outside effects of a program, and kills it at one of these steps. */
export interface StepCounter {
  /** Starts counting. */
  arm: () => void;
  count: () => number;
}

const requestChannels = [
  'undici:request:create',
  'undici:client:sendHeaders',
  'undici:request:headers',
  'undici:request:trailers',
];
const fileVerbs = ['rename', 'rm', 'mkdir', 'open', 'copyFile', 'mkdtemp'] as const;

/**
 * Counts steps: every database query, before it is sent and after its response, every stage of a request, and every
 * change of a file. Kills this process by SIGKILL at the given step. Call it before anything else is loaded.
 *
 * @param killAt the step, from 1; never reached when it is larger than there are steps
 */
export function countSteps(killAt: number): StepCounter {
  let isArmed = false;
  let count = 0;

  function step(): void {
    if (!isArmed) return;
    count += 1;
    if (count === killAt) process.kill(process.pid, 'SIGKILL');
  }

  const prototype = Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function stepping(...args: unknown[]): unknown {
    step();
    const result = query.apply(this, args);
    if (result instanceof Promise) void result.then(step, step);
    return result;
  };
  for (const name of requestChannels) channel(name).subscribe(step);
  const verbs = promises as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const name of fileVerbs) {
    const verb = verbs[name];
    if (verb === undefined) continue;
    verbs[name] = (...args) => {
      step();
      return verb.apply(promises, args);
    };
  }
  syncBuiltinESMExports();
  return {
    arm: () => {
      isArmed = true;
    },
    count: () => count,
  };
}
