import { createTemporaryDataDirectory, runEasel, type RunningEasel } from '../../lib/setup/test/run-easel.ts';
import { test } from './journey.ts';

/** The programs of one file of journeys; to be read inside of its tests. */
export interface OwnEasel {
  url: () => string;
  /** Sends requests, one after the other, without the browser. */
  press: (...bodies: Record<string, unknown>[]) => Promise<void>;
}

/** Runs separate programs for the journeys of a file, with a data directory of their own. */
export function ownEasel(environment: Record<string, string>): OwnEasel {
  let easel: RunningEasel;
  let dataDirectory: { path: string; remove: () => Promise<void> };
  test.beforeAll(async () => {
    dataDirectory = await createTemporaryDataDirectory();
    easel = await runEasel({ dataDirectory: dataDirectory.path, environment });
  });
  test.afterAll(async () => {
    await easel.stop();
    await dataDirectory.remove();
  });
  return {
    url: () => easel.url,
    async press(...bodies) {
      for (const body of bodies) {
        await fetch(`${easel.url}/api/ai/queue`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      }
    },
  };
}

/** A request for a small image, or for several in one. */
export const smallImage = (prompt: string, count = 1) => ({
  model: 'ig-1',
  prompt,
  width: 256,
  height: 256,
  ...(count > 1 ? { num_generations: count } : {}),
});
