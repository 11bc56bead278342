import { fileURLToPath } from 'node:url';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { hangBoundMs } from './lib/setup/test/hang-bound.ts';

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
    // They draw for long what the contract suite draws too: `npm run contract:full`.
    exclude: ['**/*.slow.test.ts'],
    environment: 'node',
    testTimeout: 2 * hangBoundMs,
    hookTimeout: 2 * hangBoundMs,
    expect: { poll: { timeout: hangBoundMs } },
    // Many tests wait for a clock or another process; the others use the processors meanwhile.
    maxWorkers: 2 * availableParallelism(),
    globalSetup: ['./lib/setup/test/own-temporary-folder.ts', './lib/database/testing/global-setup.ts'],
    setupFiles: ['./lib/setup/test/fail-on-console.ts'],
  },
});
