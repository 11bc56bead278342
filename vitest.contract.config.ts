import { defineConfig } from 'vitest/config';

// The contract suite: the service as a program of its own, driven from outside. `npm run contract` for it alone.
export default defineConfig({
  test: {
    include: ['lib/**/*.contract.ts'],
    environment: 'node',
    // A test waits for its render on machines that have other work too; what hangs, the service itself ends.
    testTimeout: process.env['EASEL_CONTRACT'] === 'full' ? 900_000 : 240_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    globalSetup: ['./lib/setup/test/own-temporary-folder.ts', './lib/database/testing/global-setup.ts'],
    setupFiles: ['./lib/setup/test/fail-on-console.ts'],
  },
});
