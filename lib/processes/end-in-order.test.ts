import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';

const modulePath = new URL('./end-in-order.ts', import.meta.url).href;

/** A program that runs until it is stopped; its `stop` is the given expression. */
async function startProgram(stop: string, latestEndMs = 60_000) {
  const source = `
    import { endInOrder } from ${JSON.stringify(modulePath)};
    const say = (facts, words) => console.log(words, ...Object.values(facts).map(String));
    setInterval(() => undefined, 1000);
    endInOrder({ stop: ${stop}, logger: { info: say, error: say }, latestEndMs: ${latestEndMs} });
    console.error('up');
  `;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', source], {
    env: { ...process.env, EASEL_ENDS_WITH_PARENT: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const said = text(child.stdout);
  await once(child.stderr, 'data');
  return { child, said, ended };
}

describe('endInOrder', () => {
  it('stops the program once, however many signals it gets, then exits', async () => {
    const { child, said, ended } = await startProgram(
      `async () => { console.log('stopping'); process.kill(process.pid, 'SIGINT'); await new Promise((go) => setTimeout(go, 50)); }`,
    );
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await said).toBe('ending SIGTERM\nstopping\n');
  });

  it('exits when the launcher is gone', async () => {
    const { child, said, ended } = await startProgram('async () => undefined');
    child.stdin.destroy();
    expect(await ended).toEqual([0, null]);
    expect(await said).toBe('ending the launcher is gone\n');
  });

  it('exits with 1 and logs the reason when stopping fails', async () => {
    const { child, said, ended } = await startProgram(`async () => { throw new Error('the disk is full'); }`);
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(await said).toMatch(/could not shut down cleanly .*the disk is full/);
  });

  it('exits when stopping takes too long', async () => {
    const { child, ended } = await startProgram('() => new Promise(() => undefined)', 50);
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  });
});
