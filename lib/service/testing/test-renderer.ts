import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { EaselError } from '../../contract/error.ts';
import type { RenderFunction, Renderer, RenderTask } from '../render/renderer.ts';
import { awaitGate } from './gate.ts';

// Renders flat images of one colour, whatever the request, and behaves as the prompt says, for tests of everything
// around rendering. `wait 500` takes 500 milliseconds, `gate …` waits for `createGate`; the other prompts are below.
const behaviours: Record<string, (task: RenderTask<unknown>, signal: AbortSignal) => Promise<void> | void> = {
  heed: async ({ directory }, signal) => {
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await writeFile(join(directory, 'begun'), '');
    await aborted;
    await writeFile(join(directory, 'heard'), String(process.pid));
    signal.throwIfAborted();
  },
  'write pid': async ({ directory }) => writeFile(join(directory, 'pid'), String(process.pid)),
  hang: () => new Promise<void>(() => setInterval(() => undefined, 1000)),
  // Blocks the event loop, as an endless loop does, but without using the processor.
  block: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  crash: () => {
    process.kill(process.pid, 'SIGKILL');
  },
  throw: () => {
    throw new Error('a secret detail of the renderer');
  },
  refuse: () => {
    throw new EaselError('invalid_params', 'width: too wide for this prompt.', {
      fields: [{ pointer: '/width', message: 'too wide for this prompt' }],
    });
  },
  'eat memory': async () => {
    const eaten: Buffer[] = [];
    for (;;) {
      eaten.push(Buffer.alloc(16 * 1024 * 1024, 1));
      await wait(5);
    }
  },
};

async function pass(milliseconds: number, onProgress: (share: number) => void): Promise<void> {
  const steps = Math.max(1, Math.round(milliseconds / 50));
  for (let step = 1; step <= steps; step += 1) {
    await wait(Math.min(50, milliseconds));
    onProgress(step / steps);
  }
}

const render: RenderFunction = async (task, { onProgress, signal }) => {
  const { prompt } = task.parameters;
  if (typeof prompt !== 'string') throw new TypeError('the test renderer needs a prompt');
  await behaviours[prompt]?.(task, signal);
  if (prompt.startsWith('gate ')) onProgress(0.5);
  await awaitGate(prompt, signal);
  await pass(Number(/^wait (\d+)/.exec(prompt)?.[1] ?? 0), onProgress);
  const width = Number(task.parameters['width'] ?? 64);
  const height = Number(task.parameters['height'] ?? 64);
  const background = { r: task.seed % 256, g: 100, b: 200 };
  const image = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const count = Number(task.parameters['num_images'] ?? 1);
  const paths = Array.from({ length: count }, (_, index) => join(task.directory, `result-${index}.png`));
  for (const path of paths) await writeFile(path, image);
  return paths.map((path) => ({ path, contentType: 'image/png', width, height, durationSeconds: null }));
};

/** The renderer of tests. */
export const renderer: Renderer = {
  name: 'test',
  isNeural: false,
  note: 'Flat images, for tests.',
  load: () => Promise.resolve(render),
};
