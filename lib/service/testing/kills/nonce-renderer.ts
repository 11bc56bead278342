import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RenderFunction, Renderer } from '../../render/renderer.ts';
import { awaitGate } from '../gate.ts';

/** How many results each generation has. */
export const resultsOfEach = 3;
/** How often each result repeats the word of its attempt. */
export const wordsInEach = 400;

// Each attempt fills its results with a random word, so that a result with bytes of two attempts is detected. The
// prompt is the duration in milliseconds, or a gate of `createGate`.
const render: RenderFunction = async ({ directory, parameters }, { onProgress, signal }) => {
  const word = randomUUID();
  const prompt = String(parameters['prompt']);
  await awaitGate(prompt, signal);
  const steps = Math.ceil(Number(/^\d+/.exec(prompt)?.[0] ?? 0) / 50);
  for (let step = 0; step < steps; step += 1) {
    await wait(50, undefined, { signal });
    onProgress(step / steps);
  }
  return Promise.all(
    Array.from({ length: resultsOfEach }, async (_, index) => {
      const path = join(directory, `${index}.txt`);
      await writeFile(path, `${word}\n`.repeat(wordsInEach));
      return { path, contentType: 'text/plain', width: 1, height: 1, durationSeconds: null };
    }),
  );
};

/** The renderer of the kills tests. */
export const renderer: Renderer = {
  name: 'nonce',
  isNeural: false,
  note: 'Writes words, for counting.',
  load: () => Promise.resolve(render),
};
