import { defineConfig } from 'vitest/config';
import { hangBoundMs } from './lib/setup/test/hang-bound.ts';

const isFull = process.env['EASEL_CONTRACT'] === 'full';

// The contract suite: the service as a program of its own, driven from outside. `npm run contract` for it alone,
// `npm run contract:full` with all that takes long to draw.
export default defineConfig({
  test: {
    include: ['lib/**/*.contract.ts', ...(isFull ? ['lib/**/*.slow.test.ts'] : [])],
    environment: 'node',
    // A test waits for its render, and that for all before it; what hangs, the service itself ends.
    testTimeout: (isFull ? 15 : 4) * hangBoundMs,
    hookTimeout: 2 * hangBoundMs,
    expect: { poll: { timeout: hangBoundMs } },
    maxWorkers: 1,
    globalSetup: ['./lib/setup/test/own-temporary-folder.ts', './lib/database/testing/global-setup.ts'],
    setupFiles: ['./lib/setup/test/fail-on-console.ts'],
  },
});
