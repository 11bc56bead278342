import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';

const modulePath = new URL('./create-logger.ts', import.meta.url).href;

describe('createLogger', () => {
  it('does not prevent a program from exiting when its log is no longer read', async () => {
    const source = `
      import { createLogger } from ${JSON.stringify(modulePath)};
      const logger = createLogger('studio', 'info');
      console.log('up');
      process.stdin.once('end', () => {
        for (let line = 0; line < 100; line += 1) logger.info({ line }, 'ending');
        process.exit(0);
      }).resume();
    `;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', source]);
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    const ended = once(child, 'exit');
    child.stderr.destroy();
    child.stdin.destroy();
    expect(await ended).toEqual([0, null]);
  });
});
