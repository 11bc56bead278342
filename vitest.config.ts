import { fileURLToPath } from 'node:url';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { hangBoundMs } from './lib/setup/test/hang-bound.ts';

const painter = 'lib/painter/**/*.test.ts';
// They kill programs and start them again.
const restarts = '{app,components,lib}/**/*.restart.test.ts';
// They draw for long what the contract suite draws too: `npm run contract:full`.
const slow = '**/*.slow.test.ts';

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // `server-only` throws outside a React server bundle; under test there is no bundle.
      'server-only': fileURLToPath(new URL('./lib/setup/test/server-only.ts', import.meta.url)),
    },
  },
  test: {
    // `npm run check` runs the first; `npm test` all three.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,components,lib}/**/*.test.{ts,tsx}'],
          exclude: [painter, restarts, slow],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'painter', include: [painter], exclude: [slow], isolate: false } },
      { extends: true, test: { name: 'restarts', include: [restarts] } },
    ],
    environment: 'node',
    testTimeout: 2 * hangBoundMs,
    hookTimeout: 2 * hangBoundMs,
    expect: { poll: { timeout: hangBoundMs } },
    // Many tests wait for a clock or another process; the others use the processors meanwhile.
    maxWorkers: 2 * availableParallelism(),
    globalSetup: ['./lib/setup/test/own-temporary-folder.ts', './lib/database/testing/global-setup.ts'],
    setupFiles: [
      './lib/setup/test/async-local-storage.ts',
      './lib/setup/test/fail-on-console.ts',
      './lib/setup/test/real-surroundings.ts',
    ],
  },
});
