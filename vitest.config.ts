import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // `server-only` throws outside a React server bundle; under test there is no bundle.
      'server-only': fileURLToPath(new URL('./lib/setup/test/server-only.ts', import.meta.url)),
    },
  },
  test: {
    include: ['{app,components,lib}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // As long as a busy machine may need: what holds is seen at once all the same.
    expect: { poll: { timeout: 20_000 } },
    // Many tests wait for a clock or another process: on two cores, one worker would leave both idle.
    maxWorkers: '100%',
    globalSetup: ['./lib/setup/test/own-temporary-folder.ts', './lib/database/testing/global-setup.ts'],
    setupFiles: ['./lib/setup/test/fail-on-console.ts'],
  },
});
