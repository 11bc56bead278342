import { test as base } from '@playwright/test';
import { createTemporaryDataDirectory, runEasel } from '../../lib/setup/test/run-easel.ts';

/** The programs that the journeys walk through. */
export interface JourneyEasel {
  url: string;
  serviceUrl: string;
  dataDirectory: string;
}

/**
 * Journeys through the built programs, started on a fresh data directory. They share them until one fails: the worker
 * ends with it, and the next journey begins on fresh ones instead of on what the failed one left.
 */
export const test = base.extend<object, { easel: JourneyEasel }>({
  easel: [
    async ({}, use) => {
      const dataDirectory = await createTemporaryDataDirectory();
      const easel = await runEasel({ dataDirectory: dataDirectory.path });
      await use({ url: easel.url, serviceUrl: easel.serviceUrl, dataDirectory: dataDirectory.path });
      await easel.stop();
      await dataDirectory.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ easel }, use) => use(easel.url),
});
