import { test as base } from '@playwright/test';
import { createTemporaryDataDirectory, runEasel } from '../../lib/setup/test/run-easel.ts';

/** The running programs under test. */
export interface JourneyEasel {
  url: string;
  serviceUrl: string;
  dataDirectory: string;
}

/**
 * Journeys through the built programs, started with a fresh data directory. They share the programs until one fails:
 * its worker ends, and the next journey starts with fresh ones.
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
