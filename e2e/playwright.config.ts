import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../lib/setup/prepare/chromium-flags.mjs';
import { hangBoundMs } from '../lib/setup/test/hang-bound.ts';
import { findChromium } from '../lib/setup/prepare/find-chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = process.env['EASEL_TEST_REPORT'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Each worker walks through programs of its own: while one draws, the other clicks.
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // A second try begins on fresh programs, and `npm test` tells of it by name.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // These end what hangs; a journey waits for states, however long a busy machine takes to reach them.
  timeout: 3 * hangBoundMs,
  expect: { timeout: hangBoundMs / 2 },
  reporter: [['list'], ...(report === undefined ? [] : [['json', { outputFile: report }] as const])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // A film of every journey would cost a quarter of its time: a failed one leaves its last picture and what it did.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(root) ?? undefined,
      // A name that is not this machine's: pages from it over plain HTTP have what browsers give such pages, and no more.
      args: [...chromiumFlags, '--host-resolver-rules=MAP studio.test 127.0.0.1'],
    },
  },
});
