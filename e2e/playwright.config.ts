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
  // Each worker has its own programs: while one renders, the other clicks.
  workers: 2,
  // A failed journey is tried again at the end, alone: what disturbed it may disturb it for minutes.
  retryStrategy: 'isolated',
  forbidOnly: process.env['CI'] !== undefined,
  // These limits only end hanging journeys; a journey waits for states, however long a busy machine takes.
  timeout: 3 * hangBoundMs,
  expect: { timeout: hangBoundMs / 2 },
  reporter: [['list'], ...(report === undefined ? [] : [['json', { outputFile: report }] as const])],
  use: {
    browserName: 'chromium',
    // A drag that Chromium never starts would otherwise hang for as long as the whole journey may.
    actionTimeout: hangBoundMs / 2,
    viewport: { width: 1440, height: 900 },
    // A video of every journey would cost a quarter of its time: a failed one leaves a screenshot and a trace.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(root) ?? undefined,
      // The name of another machine: pages from it over plain HTTP have only the APIs that browsers give such pages.
      args: [...chromiumFlags, '--host-resolver-rules=MAP studio.test 127.0.0.1'],
    },
  },
});
