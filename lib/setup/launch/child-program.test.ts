import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../database/embedded/find-free-port.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { createChildProgram } from './child-program.ts';
import { openLogFile } from './log-file.ts';
import { createSupervisor } from './supervise.ts';
import { waitFor } from '../test/wait.ts';

/** A server that streams endlessly, and leaves its streams open when asked to stop. */
const streamingServer = `
  const server = require('node:http').createServer((request, response) => {
    response.writeHead(200);
    response.write(String(process.pid));
    if (request.url !== '/stream') response.end();
  });
  server.listen(process.env.PORT, '127.0.0.1');
  process.on('SIGTERM', () => server.close(() => process.exit(0)));
`;

async function createProgram(source: string, readyWithinMs = 20_000) {
  const port = await findFreePort();
  const log = openLogFile(join(temporaryFolder(), 'log'));
  onTestFinished(log.close);
  const url = `http://127.0.0.1:${port}`;
  const processes: [number, boolean][] = [];
  const program = createChildProgram({
    title: 'The studio',
    command: process.execPath,
    args: ['-e', source],
    workingFolder: process.cwd(),
    environment: () => ({ ...process.env, PORT: String(port) }),
    log,
    probeUrl: url,
    readyWithinMs,
    onProcess: (pid, isRunning) => processes.push([pid, isRunning]),
  });
  return { program, url, processes };
}

const readPid = async (url: string) => Number(await (await fetch(url)).text());

describe('createChildProgram', () => {
  it('is ready when it responds, and ends when asked', async () => {
    const { program, url, processes } = await createProgram(streamingServer);
    const run = program.start();
    await run.ready;
    const pid = await readPid(url);
    run.stop();
    expect(await run.ended).toBe('exit code 0');
    expect(processes).toEqual([
      [pid, true],
      [pid, false],
    ]);
  });

  it('is not ready when it ends first, and provides its last output', async () => {
    const { program } = await createProgram(`console.error('no database'); process.exit(3)`);
    await expect(program.start().ready).rejects.toThrow('it stopped with exit code 3.');
    expect(program.lastLines()).toBe('no database');
  });

  it('is not ready when it does not respond in time', async () => {
    const { program, url } = await createProgram('setInterval(() => undefined, 1000)', 300);
    const run = program.start();
    await expect(run.ready).rejects.toThrow(`it did not respond at ${url} in time.`);
    run.kill();
    expect(await run.ended).toBe('signal SIGKILL');
  });

  it('ends the processes that it started', async () => {
    const { program, url } = await createProgram(`
      const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
      require('node:http').createServer((_, response) => response.end(String(child.pid))).listen(process.env.PORT, '127.0.0.1');
    `);
    const run = program.start();
    await run.ready;
    const grandchild = await readPid(url);
    expect(process.kill(grandchild, 0)).toBe(true);
    run.stop();
    await run.ended;
    await waitFor(() => expect(() => process.kill(grandchild, 0)).toThrow('ESRCH'));
  });

  it('is restarted by the supervisor after a SIGKILL', async () => {
    const { program, url } = await createProgram(streamingServer);
    const supervisor = createSupervisor({ stages: [[program]], stageDeadlinesMs: [5000], say: () => undefined });
    await supervisor.start();
    const first = await readPid(url);
    process.kill(first, 'SIGKILL');
    await waitFor(async () => expect(await readPid(url)).not.toBe(first));
    await supervisor.stop();
  });

  it('is killed when a stream is still open at its deadline', async () => {
    const { program, url } = await createProgram(streamingServer);
    const supervisor = createSupervisor({ stages: [[program]], stageDeadlinesMs: [300], say: () => undefined });
    await supervisor.start();
    const stream = await fetch(`${url}/stream`);
    const [read] = await Promise.allSettled([stream.text(), supervisor.stop()]);
    expect(read).toMatchObject({ status: 'rejected' });
  });
});
