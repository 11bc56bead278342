import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
import { ig1 } from '../models/ig-1/definition.ts';
import type { RenderTask } from './renderer.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';

const logger = createLogger('service', 'silent');
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'easel-render-pool-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

function openPool(graceMs: number): RenderPool {
  const pool = createRenderPool({
    rendererModule: new URL('../testing/test-renderer.ts', import.meta.url).href,
    memoryLimitBytes: 4 * 1024 ** 3,
    graceMs,
  });
  onTestFinished(() => pool.close());
  return pool;
}

function run(pool: RenderPool, prompt: string, signal: AbortSignal, folder = directory) {
  const parameters = { ...ig1.parameters.parse({ prompt }), width: 8, height: 8 };
  const task: RenderTask = { generationId: '1', model: 'ig-1', parameters, inputs: {}, seed: 1, directory: folder };
  return pool.run(task, { signal, deadlineMs: hangBoundMs, onProgress: () => undefined, logger });
}

async function writtenPid(pool: RenderPool, name: string): Promise<string> {
  const folder = join(directory, name);
  await mkdir(folder, { recursive: true });
  await run(pool, 'write pid', AbortSignal.timeout(hangBoundMs), folder);
  return readFile(join(folder, 'pid'), 'utf8');
}

const writtenPids = (pool: RenderPool) => Promise.all([writtenPid(pool, 'one'), writtenPid(pool, 'two')]);

describe('createRenderPool', () => {
  it('aborts a renderer, and reuses its process if it stops', async () => {
    const pool = openPool(hangBoundMs);
    const control = new AbortController();
    const rendering = run(pool, 'heed', control.signal);
    rendering.catch(() => undefined);
    await expect.poll(() => readdir(directory)).toContain('begun');
    control.abort(new Error('no longer wanted'));
    await expect(rendering).rejects.toThrow('no longer wanted');
    const received = await readFile(join(directory, 'heard'), 'utf8');
    // Two at once, so that every process in the pool gets a task.
    await expect.poll(() => writtenPids(pool)).toContain(received);
  });

  it.each(['hang', 'block'])('ends the process of a renderer that does not listen: %s', async (prompt) => {
    const control = new AbortController();
    const rendering = run(openPool(100), prompt, control.signal);
    setImmediate(() => control.abort(new Error('no longer wanted')));
    await expect(rendering).rejects.toThrow('no longer wanted');
  });
});
