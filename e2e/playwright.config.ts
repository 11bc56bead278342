import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../lib/setup/prepare/chromium-flags.mjs';
import { findChromium } from '../lib/setup/prepare/find-chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = process.env['EASEL_TEST_REPORT'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // The machine's processors draw; journeys take turns.
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  // A second try begins on fresh programs, and `npm test` tells of it by name.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(report === undefined ? [] : [['json', { outputFile: report }] as const])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(root) ?? undefined,
      args: chromiumFlags,
    },
  },
});
