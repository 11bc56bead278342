import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';

const modulePath = new URL('./end-with-parent.ts', import.meta.url).href;
const source = `
  import { endWithParent } from ${JSON.stringify(modulePath)};
  const timer = setInterval(() => undefined, 1000);
  endWithParent(() => { console.log('ending'); clearInterval(timer); });
  console.log('up');
`;

async function startProgram(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', source], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

describe('endWithParent', () => {
  it('calls back when standard input closes', async () => {
    const child = await startProgram({ EASEL_ENDS_WITH_PARENT: '1' });
    const said = once(child.stdout, 'data');
    child.stdin.destroy();
    expect(String((await said)[0])).toBe('ending\n');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('does nothing in a program that was started by hand', async () => {
    const child = await startProgram({ EASEL_ENDS_WITH_PARENT: '' });
    child.stdin.end();
    await once(child.stdin, 'close');
    expect(child.exitCode).toBeNull();
  });
});
